/** What the SQL store needs from SQLite: from a file through node:sqlite, or from a Durable Object's storage. */
export interface SqlDatabase {
  /** Runs one statement with at most 100 values; lists go as JSON into `json_each(?)`. Only within `transaction`. */
  readonly query: Query;
  /** Runs the work in one transaction. If it fails, nothing is written, and the promise rejects with a `StoreError`. */
  transaction<Result>(kind: 'read' | 'write', work: () => Result): Promise<Result>;
  /** As `Store.state`. */
  state(): string | null;
  readonly historyLost: boolean;
  /** As `Store.born`. */
  readonly born: number | null;
  close(): Promise<void>;
}

export type Query = (sql: string, ...values: readonly SqlValue[]) => readonly SqlRow[];
export type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, unknown>>;
