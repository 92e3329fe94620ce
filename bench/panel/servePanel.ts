// Separate process of the API and the measured pages: `servePanel.ts <folder of the built panel> <folder of
// another> …`, configured by the environment. Sends the URLs to its parent, and exits with it.
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

// A server serves one page; the others have servers of their own with the same API and database.
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
