// A stand-in for a portal, to be killed: starts the embedded database on the folder given, says so, and waits.
import { startEmbeddedDatabase } from '../../api/db/embedded/embedded-database';

const database = await startEmbeddedDatabase({ dataDir: process.argv[2] ?? '', log: () => {} });
process.stdout.write(`${JSON.stringify({ url: database.url, pid: database.pid, where: database.where })}\n`);
setInterval(() => {}, 60_000);
