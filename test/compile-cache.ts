import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Tests start many processes and threads of the same modules. Node keeps what it has compiled here, by its content, so that
 * only the first of them compiles it: https://nodejs.org/api/module.html#module-compile-cache
 */
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache');
