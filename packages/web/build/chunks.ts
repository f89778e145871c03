import { join, matchesGlob, relative, sep } from 'node:path';

const HOUSE = join(import.meta.dirname, '../../..');

/**
 * Modules that are loaded together, by the name of the file that they make. By itself the bundler makes a file for every
 * set of entries that lead to the same modules: eighty for one table, most of them below a kilobyte, each a request
 * and packed by itself. Nothing stands in a group that a page or a worker would load in vain.
 */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  /** Of every page and of the bots: what is known before a game is. */
  records: [
    'packages/rules/src/kernel/{moves,option-reading,refusal,result,rule-book,rules-version,seats}.ts',
    'packages/rules/src/kernel/random/random.ts',
    'packages/rules/src/kernel/record/{agreed,following,line,replay,taking-back,telling}.ts',
    'packages/bots/src/bot.ts',
  ],
  /** Of every game, on the page and for the bots. */
  engine: [
    'packages/rules/src/kernel/refusal-codes.ts',
    'packages/rules/src/kernel/position/*.ts',
    'packages/rules/src/kernel/engine/{engine,flat-game,kind,notation,numbers,question}.ts',
    'packages/rules/src/data-file/{fault,read-file,read-shape,shape}.ts',
  ],
  /** Of every page, be it the start page or a table. */
  page: [
    'node_modules/preact/**',
    'packages/web/src/ui/{dialog,icon,later}.tsx',
    'packages/web/src/ui/tinctures.ts',
    'packages/web/src/ui/engraving/{path,plane,hatching}.ts',
    'packages/web/src/ui/crests/{shield,borders,divisions,folding,compose}.ts',
    'packages/web/src/ui/{crests/crest,faces/face}.tsx',
    'packages/web/src/{preferences/context,messages/speech,play/context}.ts',
    'packages/web/src/game/{history,extend,agreed,rules}.ts',
    'packages/words/src/{language,named}.ts',
  ],
  /** Of the two games on hexes. */
  hexes: ['packages/rules/src/{hexmap,terra}/**'],
  solids: [
    'packages/web/src/board/pieces/{drawing,fittings,projection,solids}.ts',
    'packages/web/src/ui/engraving/layers.ts',
  ],
  pieces: [
    'packages/web/src/board/{geometry.ts,pieces/{span.ts,piece.tsx,bridge.tsx,registry.ts}}',
    'packages/web/src/board/pieces/shapes/*.ts',
    'packages/web/src/board/land/painting/{workshop,painter}.ts',
    'packages/web/src/preferences/use-theme.ts',
  ],
  /** Of the table of every game. */
  table: [
    'packages/web/src/ui/icons/*',
    'packages/web/src/ui/{explained.tsx,use-note.ts}',
    'packages/web/src/ui/crests/strokes.ts',
    'packages/web/src/shell/{seats/{send-order.ts,order-choice.tsx},dock/as-list.tsx}',
    'packages/web/src/board/{zoom,use-zoom}.ts',
    'packages/words/src/joined.ts',
  ],
  search: [
    'packages/bots/src/{beam,domain,evaluator,judge,levels,planner,playouts,search,sequential-halving,settings}.ts',
  ],
  /** With the boxed factions; fan factions bring the rules that they need beside. */
  'mystica-rules': [
    'packages/rules/src/terra-mystica/{printed,maps}/*.ts',
    'packages/rules/src/terra-mystica/{vocabulary,boxed-book}.ts',
  ],
};

/** The groups as the bundler takes them; of two that a module fits, or that both need it, the first has it. */
export const CHUNKS = {
  groups: [
    { name: 'preload', test: /\/preload-helper\.js$/ },
    ...Object.entries(GROUPS).map(([name, globs]) => ({
      name,
      test: (id: string) => {
        const path = relative(HOUSE, id).split(sep).join('/');
        return globs.some((glob) => matchesGlob(path, glob));
      },
    })),
  ],
};
