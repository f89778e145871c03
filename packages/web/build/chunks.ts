import { join, matchesGlob, relative, sep } from 'node:path';

const HOUSE = join(import.meta.dirname, '../../..');

/** Globs of modules, by the name of the file that they make. */
type Groups = Readonly<Record<string, readonly string[]>>;

/**
 * Groups of modules that are loaded together, by the name of the file that they make. Without
 * groups the bundler makes a file for every set of entries that lead to the same modules: eighty
 * files for one table, most of them below a kilobyte, each with its own request. A group contains
 * no module that a page or worker would load in vain.
 */
const FIRST: Groups = {
  /** Loaded by every page and by the bots: facts that are known without a game. */
  records: [
    'packages/rules/src/kernel/{moves,option-reading,refusal,result,rule-book,rules-version,seats}.ts',
    'packages/rules/src/kernel/random/random.ts',
    'packages/rules/src/kernel/record/{agreed,following,line,replay,taking-back,telling}.ts',
    'packages/rules/src/games.ts',
    'packages/bots/src/bot.ts',
  ],
  /** Loaded for every game, by the page and by the bots. */
  engine: [
    'packages/rules/src/kernel/refusal-codes.ts',
    'packages/rules/src/kernel/position/*.ts',
    'packages/rules/src/kernel/engine/{engine,flat-game,kind,notation,numbers,question}.ts',
    'packages/rules/src/data-file/{fault,read-file,read-shape,shape}.ts',
  ],
  /** Loaded by every page: the start page and the tables. */
  page: [
    'node_modules/preact/**',
    'packages/web/src/ui/{dialog,icon,later}.tsx',
    'packages/web/src/ui/tinctures.ts',
    'packages/web/src/ui/engraving/{path,plane,hatching}.ts',
    'packages/web/src/ui/crests/{shield,borders,divisions,folding,compose}.ts',
    'packages/web/src/ui/{crests/crest,faces/face}.tsx',
    'packages/web/src/{preferences/context,messages/speech,messages/you-en,play/context}.ts',
    'packages/web/src/game/{history,extend,agreed,rules}.ts',
    'packages/words/src/{all-of,language,named}.ts',
  ],
  /** Loaded for the two hex games. */
  hexes: ['packages/rules/src/{hexmap,terra}/**'],
  solids: [
    'packages/web/src/board/pieces/{drawing,fittings,projection,solids}.ts',
    'packages/web/src/ui/engraving/layers.ts',
  ],
  pieces: [
    'packages/web/src/board/{geometry.ts,pieces/{span.ts,piece.tsx,bridge.tsx,registry.ts}}',
    'packages/web/src/board/pieces/shapes/{castles,dwellings,holy,towns,trading-post}.ts',
    'packages/web/src/board/land/painting/{workshop,painter}.ts',
    'packages/web/src/preferences/use-theme.ts',
  ],
  /** Loaded for the table of every game, and for the pictures that explain Gaia. */
  motifs: ['packages/web/src/ui/land-motifs.ts'],
  /** Loaded for the table of every game. */
  table: [
    'packages/web/src/ui/icons/*',
    'packages/web/src/ui/{explained.tsx,land-motifs.ts,note-end.ts,use-note.ts}',
    'packages/web/src/shell/{opened.ts,book/rules-link.tsx}',
    'packages/web/src/ui/crests/strokes.ts',
    'packages/web/src/shell/{seats/{send-order.ts,order-choice.tsx},dock/as-list.tsx}',
    'packages/web/src/board/{cells.tsx,position.ts,use-size.ts,zoom.ts,use-zoom.ts}',
    'packages/web/src/ui/asked.tsx',
    'packages/web/src/play/{per-draft,events-on-show,face/journey}.ts',
    'packages/words/src/joined.ts',
  ],
};

/** Loaded after the page itself. */
const GAMES: Groups = {
  /** Loaded by every page that uses a server. */
  api: ['packages/web/src/table/remote/{announced,api,until-answered}.ts'],
  planner: [
    'packages/bots/src/openings.ts',
    'packages/bots/src/{domain,evaluator,judge,load,planner,settings,turn-bot}.ts',
  ],
  /** Loaded for tables, for covers, and by the worker that paints the land. */
  looks: ['packages/web/src/board/land/{looks,plan}.ts'],
  painter: ['packages/web/src/board/land/motifs/{mountains,plains}.ts'],
  /** Loaded for games with the published factions; fan factions have rules of their own besides. */
  'mystica-rules': [
    'packages/rules/src/terra-mystica/{printed,maps}/*.ts',
    'packages/rules/src/terra-mystica/{vocabulary,boxed-book,goods/pockets}.ts',
  ],
  /**
   * Loaded for the tables of both hex games, for forms for new ones, and for readers of records.
   */
  'hex-page': [
    'packages/web/src/terra/game/{choices,losses,nowhere,places,reasons,turn-over}.ts',
    'packages/web/src/terra/messages/*.ts',
  ],
  'mystica-page': ['packages/web/src/terra-mystica/{speech,game/rules,play/short}.ts'],
  /** Loaded for the tables of both hex games. */
  'hex-table': [
    'packages/web/src/board/pieces/piece-icon.tsx',
    'packages/web/src/ui/bowls/*.{ts,tsx}',
    'packages/web/src/shell/seats/page-orders.tsx',
    'packages/web/src/terra/power-journeys.ts',
    'packages/web/src/terra/game/sources.ts',
    'packages/web/src/terra/panels/{board-head,map-view,people-fold,people-parts,sources,wheel}.tsx',
    'packages/web/src/terra/panels/{advice,use-first-card}.ts',
  ],
  'mystica-table': [
    'packages/web/src/terra-mystica/{index.ts,faq.ts}',
    'packages/web/src/terra-mystica/panels/{action-sign,figures}.tsx',
    'packages/web/src/terra-mystica/game/{board,cults,income,pips,shelf,wheel}.ts',
  ],
  /** Used by the words of every game, in both languages. */
  'mystica-words': [
    'packages/words/src/terra-mystica/{things,fan-words,tokens}.ts',
    'packages/words/src/terra-mystica/{en,ja}/{cults,terrains}.ts',
  ],
  'mystica-bots': [
    'packages/bots/src/terra-mystica/{boxed,tiles,land,opening,goods,networks,remembered,stored,places,prune,judge,payments,due,bot,dwelling-due}.ts',
    'packages/bots/src/terra-mystica/{openings,model}.json',
  ],
  'nova-rules': ['packages/rules/src/terra-nova/**/*.{ts,json}'],
  'nova-table': ['packages/web/src/terra-nova/{table.ts,game/{mat,rules}.ts}'],
  /** Loaded at the first move that is shown, unless the person wants no motion and no sound. */
  moments: [
    'packages/web/src/shell/scenes/scenes.tsx',
    'packages/web/src/shell/journeys/{flights,journeys,sounds,way}.{ts,tsx}',
    'packages/web/src/play/{face/scene,sound/sounds}.ts',
  ],
  /** Loaded at the first great moment or beginning of a round. */
  scenes: [
    'packages/web/src/shell/scenes/{gains,map-in-sight,messages,moment,on-show,opening,outline}.{ts,tsx}',
  ],
  'nova-moments': ['packages/web/src/terra-nova/game/{journeys,scenes,sounds}.ts'],
  'mystica-moments': ['packages/web/src/terra-mystica/game/{journeys,scenes,sounds}.ts'],
  'gaia-moments': ['packages/web/src/gaia/game/{journeys,scenes,sounds}.ts'],
};

/**
 * The words of every page in one language, and those of pages other than a table of this device.
 */
function pageWords(language: string): Groups {
  const page = 'packages/web/src/messages';
  return {
    // Gaia has words in both languages.
    [`engine-${language}`]: [`packages/words/src/kernel/engine-${language}.ts`],
    [`kernel-${language}`]: [`packages/words/src/kernel/${language}.ts`],
    [`data-file-${language}`]: [`packages/words/src/data-file/${language}.ts`],
    [`words-${language}`]: [`${page}/{,edition-}${language}.ts`],
    [`site-${language}`]: [`${page}/{site,agree,clock,devices,let-back,talk}-${language}.ts`],
  };
}

/** The words of Terra Nova in one language. */
function novaWords(language: string): Groups {
  return {
    [`nova-${language}`]: [`packages/web/src/terra-nova/messages/{,explain-}${language}.ts`],
  };
}

/** The words of Terra Mystica in one language. Fan factions use the names in both. */
function mysticaWords(language: string): Groups {
  const words = 'packages/words/src/terra-mystica';
  return {
    [`mystica-names-${language}`]: [
      `${words}/${language}/{names,descriptions}.ts`,
      `${words}/{power-actions,factions/index,factions/base/*,factions/fire-and-ice/*}.ts[?]words=${language}`,
    ],
    // Loaded with the log, which most windows show in a tab.
    [`mystica-log-${language}`]: [
      `${words}/${language}/events.ts`,
      `${words}/factions/**/*.ts[?]words=${language}&of=events`,
    ],
    [`mystica-options-${language}`]: [
      `${words}/${language}/options.ts`,
      `${words}/factions/**/*.ts[?]words=${language}&of=rulings`,
    ],
    [`mystica-refused-${language}`]: [
      `${words}/${language}/{refused,refusals,faults}.ts`,
      `packages/web/src/terra-mystica/messages/turn.${language}.ts`,
      `${words}/factions/**/*.ts[?]words=${language}&of=refusals`,
    ],
    [`mystica-${language}`]: [
      `${words}/${language}/*.ts`,
      `packages/web/src/terra-mystica/messages/{,panels.}${language}.ts`,
    ],
  };
}

const ALL: Groups = {
  ...FIRST,
  ...pageWords('en'),
  ...pageWords('ja'),
  /** The page itself, with everything that it needs at once. */
  main: ['packages/web/src/main.tsx'],
  ...GAMES,
  ...novaWords('en'),
  ...novaWords('ja'),
  ...mysticaWords('en'),
  ...mysticaWords('ja'),
};

/**
 * The groups in the form of the bundler. A module that fits two groups, or that both need, belongs
 * to the first one.
 */
export const CHUNKS = {
  groups: [
    { name: 'preload', test: /\/preload-helper\.js$/ },
    ...Object.entries(ALL).map(([name, globs]) => ({
      name,
      test: (id: string) => {
        const path = relative(HOUSE, id).split(sep).join('/');
        return globs.some((glob) => matchesGlob(path, glob));
      },
    })),
  ],
};
