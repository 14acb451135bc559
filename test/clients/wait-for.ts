/** Repeats the request until the answer is as wanted, and returns the last one; the caller's expectations explain a failure. */
export async function waitFor<T>(ask: () => Promise<T>, wanted: (answer: T) => boolean, ms = 50_000): Promise<T> {
  const deadline = Date.now() + ms;
  for (;;) {
    const answer = await ask();
    if (wanted(answer) || Date.now() > deadline) return answer;
    await new Promise((done) => setTimeout(done, 200));
  }
}

interface Refreshing {
  refresh(calendar: string): Promise<void>;
}

/**
 * Has a client refresh a calendar until it shows what is wanted, and returns the last answer. A client that is still
 * busy with one refresh drops the next request for one, as it may: it asks again later by itself.
 */
export async function refreshUntil<T>(
  client: Refreshing,
  calendar: string,
  ask: () => Promise<T>,
  wanted: (answer: T) => boolean,
): Promise<T> {
  for (let times = 1; ; times++) {
    await client.refresh(calendar);
    const answer = await waitFor(ask, wanted, 5000);
    if (wanted(answer) || times === 10) return answer;
  }
}
