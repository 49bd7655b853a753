import Database from 'libsql';

/** Changes a database as an attacker with the file can: drops its triggers and creates them again. */
export function tamperWith(file: string, statement: string): void {
  const database = new Database(file);
  const guards = database.prepare("select name, sql from sqlite_master where type = 'trigger'").all() as {
    name: string;
    sql: string;
  }[];
  for (const { name } of guards) database.exec(`drop trigger ${name}`);
  database.exec(statement);
  for (const { sql } of guards) database.exec(sql);
  database.close();
}
