/**
 * Requests that one run of an object sends the portal, by the account's plan. The free plan allows 50 subrequests
 * (developers.cloudflare.com/workers/platform/limits). A run makes four calls to the index as well, each repeated once at
 * most, and a fifth where the index has lost its preview. By the documentation they have a limit of their own, but some have seen them count among the 50. A paid plan
 * allows 10,000.
 */
export const requestsPerRun = { free: 42, paid: 5000 } as const;
