/** What the SQL store asks of SQLite, whoever runs it: a file by node:sqlite, or a Durable Object's storage. */
export interface SqlDatabase {
  /** One statement, with at most 100 values; lists go as JSON into `json_each(?)`. Only within `transaction`. */
  readonly query: Query;
  /** Runs the work in a transaction, at once and whole. Rejects with a `StoreError`, and nothing is written. */
  transaction<Result>(kind: 'read' | 'write', work: () => Result): Promise<Result>;
  /** As of `Store`. */
  state(): string | null;
  readonly historyLost: boolean;
  close(): Promise<void>;
}

export type Query = (sql: string, ...values: readonly SqlValue[]) => readonly SqlRow[];
export type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, unknown>>;
