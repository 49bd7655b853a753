/** A SQLite file in the data folder, or a PostgreSQL server. */
export type Engine = 'sqlite' | 'postgres';
