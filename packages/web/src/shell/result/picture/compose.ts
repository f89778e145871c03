import { stillOf } from './still.ts';

/** A seat at the end of the game, for the picture. */
export interface Place {
  readonly name: string;
  readonly plays: string | undefined;
  readonly points: number;
}

export interface PictureWords {
  readonly title: string;
  /** "Yuki won with the Druids". */
  readonly won: string;
  /** The date, and the number of players. */
  readonly foot: string;
  readonly places: readonly Place[];
}

const SIZE = { width: 1200, height: 630 };
/** Pixels of the file for each pixel of the sizes below. */
const FINE = 2;
const MAP = { x: 24, y: 34, width: 790, height: 520 };
const SIDE = { x: 850, right: 1168 };
const COLOURS = {
  ground: '#e1e8e8',
  foot: '#eef2f1',
  frame: '#fbf8ef',
  edge: '#6b8087',
  fine: '#b9c8cb',
  ink: '#1d2930',
  soft: '#46565f',
} as const;
const SERIF = '"EB Garamond", "Shippori Mincho", "Noto Serif CJK JP", Georgia, serif';
const SANS = '"Source Sans 3", Seravek, "Segoe UI", "Noto Sans", "Noto Sans CJK JP", sans-serif';

/**
 * The shown table as a picture: its map, crests and scores. It uses the drawings of the page, and
 * nothing else of the game. It fails if the browser cannot make a picture.
 */
export async function compose(words: PictureWords): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE.width * FINE;
  canvas.height = SIZE.height * FINE;
  const sheet = canvas.getContext('2d');
  if (sheet === null) throw new Error('no canvas');
  sheet.scale(FINE, FINE);
  await document.fonts.ready;
  ground(sheet);
  await map(sheet);
  await side(sheet, words);
  sheet.fillStyle = COLOURS.soft;
  sheet.font = `17px ${SANS}`;
  sheet.fillText(words.foot, 30, 614);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)));
  });
}

type Sheet = CanvasRenderingContext2D;

function ground(sheet: Sheet): void {
  sheet.fillStyle = COLOURS.ground;
  sheet.fillRect(0, 0, SIZE.width, SIZE.height);
  sheet.fillStyle = 'rgb(29 41 48 / 0.035)';
  for (let y = 3; y < SIZE.height; y += 4) sheet.fillRect(0, y, SIZE.width, 1);
  sheet.fillStyle = COLOURS.foot;
  sheet.fillRect(0, 587, SIZE.width, SIZE.height - 587);
  sheet.fillStyle = COLOURS.fine;
  sheet.fillRect(0, 586, SIZE.width, 1);
}

/** The map as large as its place, in a frame. */
async function map(sheet: Sheet): Promise<void> {
  // A magnified part of the map alone could not be understood.
  document.querySelector<HTMLElement>('.zoom-whole')?.click();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const board = document.querySelector('.table-map .board');
  const pieces = board?.querySelector<SVGSVGElement>('svg.map-pieces, svg.map');
  if (!board || !pieces) throw new Error('no map');
  const part = shownIn(pieces);
  const scale = Math.min(MAP.width / part.width, MAP.height / part.height);
  const [width, height] = [part.width * scale, part.height * scale];
  const x = MAP.x + (MAP.width - width) / 2;
  const y = MAP.y + (MAP.height - height) / 2;
  sheet.fillStyle = COLOURS.frame;
  sheet.fillRect(x - 8, y - 8, width + 16, height + 16);
  sheet.strokeStyle = COLOURS.edge;
  sheet.lineWidth = 2;
  sheet.strokeRect(x - 8, y - 8, width + 16, height + 16);
  sheet.save();
  sheet.beginPath();
  sheet.rect(x, y, width, height);
  sheet.clip();
  sheet.fillStyle = '#8ba6ae';
  sheet.fillRect(x, y, width, height);
  const onSheet = (box: DOMRect) =>
    [
      x + (box.x - part.x) * scale,
      y + (box.y - part.y) * scale,
      box.width * scale,
      box.height * scale,
    ] as const;
  for (const land of board.querySelectorAll<HTMLCanvasElement>('.land-picture canvas')) {
    const box = land.getBoundingClientRect();
    if (box.width > 0 && land.width > 0) sheet.drawImage(land, ...onSheet(box));
  }
  const plain = board.querySelector<SVGSVGElement>('svg.plain-land');
  for (const drawing of plain === null ? [pieces] : [plain, pieces]) {
    const box = drawing.getBoundingClientRect();
    const still = await stillOf(drawing, box.width * scale * FINE, box.height * scale * FINE);
    sheet.drawImage(still, ...onSheet(box));
  }
  sheet.restore();
}

/** The part of the page that the `viewBox` of a drawing takes, without the margins beside it. */
function shownIn(drawing: SVGSVGElement): DOMRect {
  const box = drawing.getBoundingClientRect();
  const { width, height } = drawing.viewBox.baseVal;
  const scale = Math.min(box.width / width, box.height / height);
  const [shownWidth, shownHeight] = [width * scale, height * scale];
  return new DOMRect(
    box.x + (box.width - shownWidth) / 2,
    box.y + (box.height - shownHeight) / 2,
    shownWidth,
    shownHeight,
  );
}

/** Title, winner, and all places with their scores. */
async function side(sheet: Sheet, { title, won, places }: PictureWords): Promise<void> {
  sheet.textBaseline = 'alphabetic';
  sheet.fillStyle = COLOURS.ink;
  sheet.font = `600 26px ${SERIF}`;
  sheet.fillText(title, SIDE.x, 62, SIDE.right - SIDE.x);
  const winner = document.querySelector<SVGSVGElement>('.winners svg.crest');
  if (winner !== null) sheet.drawImage(await stillOf(winner, 220, 254), SIDE.x, 88, 110, 127);
  sheet.font = `600 30px ${SERIF}`;
  for (const [row, line] of linesOf(sheet, won, SIDE.right - SIDE.x - 130).entries()) {
    sheet.fillText(line, SIDE.x + 130, 130 + row * 36);
  }
  const most = Math.max(1, ...places.map(({ points }) => points));
  const step = Math.min(60, 320 / places.length);
  const marks = document.querySelectorAll<HTMLElement>('.places .place');
  for (const [row, { name, plays, points }] of places.entries()) {
    const y = 250 + row * step;
    const crest = marks[row]?.querySelector<SVGSVGElement>('svg.crest');
    if (crest) sheet.drawImage(await stillOf(crest, 72, 83), SIDE.x, y, 36, 41.5);
    sheet.textAlign = 'right';
    sheet.fillStyle = COLOURS.ink;
    sheet.font = `700 30px ${SANS}`;
    sheet.fillText(String(points), SIDE.right, y + 31);
    sheet.textAlign = 'left';
    sheet.font = `600 22px ${SERIF}`;
    const room = SIDE.right - SIDE.x - 50 - 70;
    sheet.fillText(name, SIDE.x + 50, y + 22, room);
    const after = Math.min(room, sheet.measureText(name).width) + 8;
    sheet.fillStyle = COLOURS.soft;
    sheet.font = `20px ${SERIF}`;
    if (plays !== undefined && room - after > 40)
      sheet.fillText(plays, SIDE.x + 50 + after, y + 22, room - after);
    sheet.fillStyle = COLOURS.fine;
    sheet.fillRect(SIDE.x + 50, y + 31, room, 6);
    sheet.fillStyle = colourOf(marks[row]) ?? COLOURS.edge;
    sheet.fillRect(SIDE.x + 50, y + 31, (room * Math.max(0, points)) / most, 6);
  }
}

/** The colour of the seat of a place, as the page resolves it. */
function colourOf(mark: HTMLElement | undefined): string | undefined {
  if (mark === undefined) return undefined;
  const probe = document.createElement('i');
  probe.style.color = 'var(--tincture)';
  mark.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** A sentence in at most three lines of this width; Japanese breaks anywhere. */
function linesOf(sheet: Sheet, text: string, width: number): readonly string[] {
  const words = text.includes(' ') ? text.split(/(?<= )/) : [...text];
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && sheet.measureText(line + word).width > width) {
      lines.push(line);
      line = '';
    }
    line += word;
  }
  return [...lines, line].slice(0, 3);
}
