// A process for tests to kill instead of a portal: starts the embedded database in the given folder, prints that, and waits.
import { startEmbeddedDatabase } from '../../api/db/embedded/embedded-database';

const database = await startEmbeddedDatabase({ dataDir: process.argv[2] ?? '', log: () => {} });
process.stdout.write(`${JSON.stringify({ url: database.url, pid: database.pid, where: database.where })}\n`);
setInterval(() => {}, 60_000);
