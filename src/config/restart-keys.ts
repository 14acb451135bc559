/**
 * Keys that a running server takes over in full only when it is started anew: its front reads them once. Everything else in
 * the file counts as soon as the file is loaded again.
 */
export const restartKeys: readonly string[] = ['server.cacheBytes', 'server.maxRenderings', 'server.maxWaiting'];
