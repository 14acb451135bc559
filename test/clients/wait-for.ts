/** Repeats the request until the answer is as wanted, and returns the last one; the caller's expectations explain a failure. */
export async function waitFor<T>(ask: () => Promise<T>, wanted: (answer: T) => boolean, ms = 50_000): Promise<T> {
  const deadline = Date.now() + ms;
  for (;;) {
    const answer = await ask();
    if (wanted(answer) || Date.now() > deadline) return answer;
    await new Promise((done) => setTimeout(done, 200));
  }
}
