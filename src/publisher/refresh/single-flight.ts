/** Runs one at a time: who asks while it runs gets the running one's result. */
export function singleFlight<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null;
  return () => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
}

export interface RefreshWork {
  /** Whether it is due or not. */
  readonly force: boolean;
}

/** A refresh in two ways, when it is due and at once: each is one for all who ask, and never do both run together. */
export function refreshing(work: (how: RefreshWork) => Promise<void>): (force?: boolean) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (force: boolean) =>
    singleFlight(() => {
      const turn = last.then(() => work({ force }));
      last = turn.catch(() => undefined);
      return turn;
    });
  const [whenDue, atOnce] = [inTurn(false), inTurn(true)];
  return (force = false) => (force ? atOnce() : whenDue());
}
