import { ReachSchema } from '@pangaea/wire';
import { isLoopback, lanAddresses } from '../addresses.ts';
import { networksOf } from '../identity/networks.ts';
import { type Route, route } from './route.ts';

/** The networks of a visitor who sits at this machine. */
const HERE = ['127.0.0.1', '::1'].map((address) => networksOf(address)[0]);

interface Listening {
  /** The address that the server listens at. */
  readonly host: string;
  readonly publicUrl: string | undefined;
}

/** The route that says whether other people can open a link to this server. */
export function reachRoutes({ host, publicUrl }: Listening): Route[] {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const reach = publicUrl !== undefined ? 'public' : isLoopback(host) ? 'machine' : 'network';
  return [
    route({
      method: 'GET',
      path: '/api/reach',
      summary: 'Which people can open the links of this server.',
      answers: { 200: { meaning: 'The reach of the links.', schema: ReachSchema } },
      handle: async ({ origin, networks }) => {
        // Visitors see the local addresses of the machine only if they use one.
        const seen = URL.canParse(origin) ? new URL(origin) : undefined;
        const isHere = HERE.includes(networks[0]) && isLoopback(seen?.hostname ?? '');
        const known = isEverywhere && publicUrl === undefined && isHere ? lanAddresses() : [];
        const end = seen === undefined || seen.port === '' ? '' : `:${seen.port}`;
        return { json: { reach, addresses: known.map((address) => `http://${address}${end}`) } };
      },
    }),
  ];
}
