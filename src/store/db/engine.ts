/** Where the data lives: a file beside the server, or a PostgreSQL server. */
export type Engine = 'sqlite' | 'postgres';
