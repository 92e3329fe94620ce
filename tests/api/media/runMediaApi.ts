import { buildApp } from '../../../server/app.ts';
import { readConfiguration } from '../../../server/configuration.ts';
import { openDatabase } from '../../../server/db/connection.ts';
import { choosePorts } from '../../../server/ports/choose.ts';

// Starts the API with the ports of its environment, and prints its URL.
const configuration = readConfiguration(process.env);
const db = await openDatabase({ url: configuration.databaseUrl });
const { ports, register } = await choosePorts(configuration, db);
const app = await buildApp({ db, ports, checkAnswers: true });
await register(app);
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
