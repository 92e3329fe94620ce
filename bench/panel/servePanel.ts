// A process of its own for the API and the panel: `servePanel.ts <folder of the built panel>`, told the rest by the
// environment. Tells its parent the address, and ends when the parent is gone.
import { readConfiguration } from '../../server/configuration.ts';
import { start } from '../../server/start.ts';

const [panelFolder = ''] = process.argv.slice(2);
const running = await start(readConfiguration(process.env), panelFolder, 'bench');
process.on('disconnect', () => {
  running.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
process.send?.(running.address);
