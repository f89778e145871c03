// A server that shows the page of a folder, `PAGE_DIR`, for tests in browsers.
import { startServer } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';

const pageDir = process.env.PAGE_DIR;
if (pageDir === undefined) throw new Error('PAGE_DIR names no folder');
const { port, close } = await startServer(readSettings(process.env), { pageDir });
process.stdout.write(`http://127.0.0.1:${port}/\n`);
process.on('SIGTERM', () => void close().then(() => process.exit()));
