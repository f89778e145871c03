/** The light of the world: day or night. */
export const THEMES = ['day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

/** Families of motifs with which a ground can be engraved. */
export type Motif =
  | 'plains'
  | 'swamp'
  | 'lake'
  | 'forest'
  | 'mountains'
  | 'wasteland'
  | 'desert'
  | 'ice'
  | 'volcano';

/** Colours of a ground, `#rrggbb`. */
export interface Tints {
  /** The ground itself. */
  readonly base: string;
  /** Watercolour along its borders. */
  readonly edge: string;
  /** Lines of its motifs. */
  readonly ink: string;
  /** The tints of motifs on it: body, lit side and shaded side. */
  readonly body: string;
  readonly light: string;
  readonly dark: string;
  /** An additional colour: snow, straw, water, embers. */
  readonly accent: string;
}

/** How a ground is drawn. It is plain data, so a game can pass in its own. */
export interface GroundLook {
  readonly motif: Motif;
  readonly tints: Readonly<Record<Theme, Tints>>;
}

const PLAINS: GroundLook = {
  motif: 'plains',
  tints: {
    day: {
      base: '#ad875f',
      edge: '#744c28',
      ink: '#3d2508',
      body: '#bf9c71',
      light: '#d2b58c',
      dark: '#8b673f',
      accent: '#ecd089',
    },
    night: {
      base: '#634a2c',
      edge: '#342213',
      ink: '#e3bf8a',
      body: '#765836',
      light: '#8e6c44',
      dark: '#46311b',
      accent: '#8f6d33',
    },
  },
};

const SWAMP: GroundLook = {
  motif: 'swamp',
  tints: {
    day: {
      base: '#6c6976',
      edge: '#3a3746',
      ink: '#1b1720',
      body: '#677660',
      light: '#8a8998',
      dark: '#42404d',
      accent: '#9aa9ae',
    },
    night: {
      base: '#383134',
      edge: '#1b1718',
      ink: '#a9a1b5',
      body: '#414539',
      light: '#534b54',
      dark: '#241f20',
      accent: '#4a5a66',
    },
  },
};

const LAKE: GroundLook = {
  motif: 'lake',
  tints: {
    day: {
      base: '#6fa9cf',
      edge: '#3f7aa8',
      ink: '#153f60',
      body: '#8fc0de',
      light: '#b9dbec',
      dark: '#4f8bb6',
      accent: '#7da46a',
    },
    night: {
      base: '#24587b',
      edge: '#123a58',
      ink: '#8fc4e2',
      body: '#2f6a90',
      light: '#4585aa',
      dark: '#184260',
      accent: '#3f6a4c',
    },
  },
};

const FOREST: GroundLook = {
  motif: 'forest',
  tints: {
    day: {
      base: '#44693a',
      edge: '#2f511f',
      ink: '#14270d',
      body: '#587f3f',
      light: '#779951',
      dark: '#2e5124',
      accent: '#a3b85a',
    },
    night: {
      base: '#1f381d',
      edge: '#10220b',
      ink: '#97c283',
      body: '#2f502b',
      light: '#406636',
      dark: '#162d15',
      accent: '#5a7a3c',
    },
  },
};

const MOUNTAINS: GroundLook = {
  motif: 'mountains',
  tints: {
    day: {
      base: '#bcb8b1',
      edge: '#7f7b74',
      ink: '#29272a',
      body: '#d2cec6',
      light: '#e9e5dc',
      dark: '#878481',
      accent: '#fbf9f2',
    },
    night: {
      base: '#6a6d72',
      edge: '#3d3f44',
      ink: '#e9eaec',
      body: '#797c81',
      light: '#94979c',
      dark: '#484b50',
      accent: '#c3c8d0',
    },
  },
};

const WASTELAND: GroundLook = {
  motif: 'wasteland',
  tints: {
    day: {
      base: '#eba380',
      edge: '#b45630',
      ink: '#4f1d0c',
      body: '#f0b08f',
      light: '#ffc8a6',
      dark: '#bc6540',
      accent: '#8a7a4a',
    },
    night: {
      base: '#9b5c3f',
      edge: '#5c2e1b',
      ink: '#fccdb4',
      body: '#a05f42',
      light: '#bf7855',
      dark: '#693823',
      accent: '#6b6038',
    },
  },
};

const DESERT: GroundLook = {
  motif: 'desert',
  tints: {
    day: {
      base: '#f0d98e',
      edge: '#d0a744',
      ink: '#6d4f0e',
      body: '#f6e5aa',
      light: '#fef4ce',
      dark: '#dab45e',
      accent: '#7f9a4c',
    },
    night: {
      base: '#9f864d',
      edge: '#6c5728',
      ink: '#fff2cd',
      body: '#ae9457',
      light: '#ceb370',
      dark: '#776030',
      accent: '#5f6f38',
    },
  },
};

const ICE: GroundLook = {
  motif: 'ice',
  tints: {
    day: {
      base: '#eaf2f6',
      edge: '#a9c7d8',
      ink: '#34566b',
      body: '#f7fbfd',
      light: '#ffffff',
      dark: '#b7d2e0',
      accent: '#cfe3ec',
    },
    night: {
      base: '#7c94a4',
      edge: '#4c697b',
      ink: '#ffffff',
      body: '#869dac',
      light: '#b5c5ce',
      dark: '#597688',
      accent: '#8fa7b6',
    },
  },
};

const VOLCANO: GroundLook = {
  motif: 'volcano',
  tints: {
    day: {
      base: '#644947',
      edge: '#352223',
      ink: '#0c0606',
      body: '#826662',
      light: '#91746c',
      dark: '#402929',
      accent: '#f08a32',
    },
    night: {
      base: '#2b1515',
      edge: '#130607',
      ink: '#b58578',
      body: '#39201f',
      light: '#4f2f2c',
      dark: '#180a0b',
      accent: '#ff8c3a',
    },
  },
};

/** The looks from which games choose. */
export const LOOKS = {
  plains: PLAINS,
  swamp: SWAMP,
  lake: LAKE,
  forest: FOREST,
  mountains: MOUNTAINS,
  wasteland: WASTELAND,
  desert: DESERT,
  ice: ICE,
  volcano: VOLCANO,
} as const satisfies Readonly<Record<Motif, GroundLook>>;

/** Tints that are the same on every map. */
export interface WorldTints {
  readonly sea: string;
  readonly seaDeep: string;
  readonly seaLight: string;
  readonly seaInk: string;
  readonly shelf: string;
  readonly river: string;
  readonly riverLight: string;
  readonly riverInk: string;
  readonly ink: string;
  readonly coast: string;
  readonly rim: string;
  readonly cliff: string;
  readonly cliffDark: string;
  readonly rock: string;
  readonly shadow: string;
  readonly paper: string;
  readonly seal: string;
  readonly shade: string;
  readonly roseLight: string;
  readonly roseDark: string;
}

export const WORLD: Readonly<Record<Theme, WorldTints>> = {
  day: {
    sea: '#8ba6ae',
    seaDeep: '#7b98a2',
    seaLight: '#9db5bb',
    seaInk: '#355763',
    shelf: '#e9f3f0',
    river: '#c1d7d5',
    riverLight: '#d2e3e0',
    riverInk: '#4f7f8b',
    ink: '#2a2118',
    coast: '#241d14',
    rim: '#fff8e4',
    cliff: '#b89a70',
    cliffDark: '#7c603c',
    rock: '#e6d3b0',
    shadow: '#1b2e38',
    paper: '#f4ecd9',
    seal: '#a4301a',
    shade: '#1d2b1a',
    roseLight: '#f1ead6',
    roseDark: '#2d4650',
  },
  night: {
    sea: '#11202a',
    seaDeep: '#0c1820',
    seaLight: '#182d3a',
    seaInk: '#5d8a9c',
    shelf: '#7fb2c4',
    river: '#24424f',
    riverLight: '#2c4f5f',
    riverInk: '#6ea3b3',
    ink: '#eadfc7',
    coast: '#e3d6b8',
    rim: '#fff0cc',
    cliff: '#4a4034',
    cliffDark: '#211a12',
    rock: '#6a5f4c',
    shadow: '#04090d',
    paper: '#171a1f',
    seal: '#e07a55',
    shade: '#05080a',
    roseLight: '#7d97a0',
    roseDark: '#1b313d',
  },
};

/**
 * A colour between two others.
 * @param part 0 for the first, 1 for the second
 */
export function mix(from: string, to: string, part: number): string {
  let colour = '#';
  for (const at of [1, 3, 5]) {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    colour += Math.round(a + (b - a) * part)
      .toString(16)
      .padStart(2, '0');
  }
  return colour;
}
