// A process of its own for the API and what is measured on it: `servePanel.ts <folder of the built panel> <folder of
// another> …`, told the rest by the environment. Tells its parent their addresses, and ends when the parent is gone.
import { buildApp } from '../../server/app.ts';
import { readConfiguration } from '../../server/configuration.ts';
import { servePanel } from '../../server/http/panel.ts';
import { choosePorts } from '../../server/ports/choose.ts';
import { pageConfiguration, start } from '../../server/start.ts';

const BUILD = 'bench';
const [panelFolder = '', ...otherFolders] = process.argv.slice(2);
const configuration = readConfiguration(process.env);
const running = await start(configuration, panelFolder, BUILD);
const { db } = running;
const { ports } = await choosePorts(configuration, db);

// A server serves one page; the others have their own in front of the same API and database.
const others = await Promise.all(
  otherFolders.map(async (folder) => {
    const app = await buildApp({ db, ports });
    await servePanel(app, folder, pageConfiguration(configuration, BUILD));
    const address = await app.listen({ host: configuration.host, port: 0 });
    return { app, address };
  }),
);

async function stop() {
  await Promise.all(others.map(({ app }) => app.close()));
  await running.stop();
}

process.on('disconnect', () => {
  stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
process.send?.([running.address, ...others.map(({ address }) => address)]);
