// Roads of a network namespace: a test starts this program there. Sockets in the file system lead in and out, whatever the network
// does. Its only argument is a list in JSON of where each road leads, and where it begins. It ends with its standard input.
import type { ListenOptions, NetConnectOpts } from 'node:net';
import { openRoad } from './road.ts';

const roads = JSON.parse(process.argv[2]) as readonly (readonly [NetConnectOpts, ListenOptions])[];
for (const [to, from] of roads) await openRoad(to, from);
process.stdout.write('open\n');
process.stdin.on('end', () => process.exit()).resume();
