import type { Holder } from './holder.ts';
import type { FromPage, HolderLink, PageLink, ToPage } from './protocol.ts';

/** Messages among the pages of a browser where no worker is shared. */
export type Among =
  /** A page has come, and looks for the one that holds the stream. */
  | { readonly is: 'seeks' }
  /** A page holds the stream; said again and again. */
  | { readonly is: 'leads'; readonly leader: string; readonly term: number }
  /** It does not any more. */
  | { readonly is: 'left'; readonly leader: string }
  | {
      readonly is: 'from';
      readonly page: string;
      readonly leader: string;
      readonly said: FromPage;
    }
  | { readonly is: 'to'; readonly page: string; readonly leader: string; readonly said: ToPage };

/** The surroundings of a page in the election; tests give their own. */
export interface ElectionSurroundings {
  /** A name that no other page has. */
  readonly id: string;
  /** To all other pages of the browser. */
  post(message: Among): void;
  makeHolder(): Holder;
  hear(message: ToPage): void;
  isVisible(): boolean;
  /** In milliseconds. */
  now(): number;
  /** @returns what calls it off */
  after(ms: number, work: () => void): () => void;
  /** From 0 up to 1. */
  chance(): number;
}

/** How long a page waits for the one that leads to answer. */
const SEEK_MS = 400;
const BEAT_MS = 2_000;
/** Without a beat for so long the page that led is closed or asleep. */
const SILENT_MS = 7_000;
/** A page that nobody looks at leaves it to the others: its clock runs slowly, and it may be put to sleep. */
const HIDDEN_MS = 700;
/** So that not all answer at once. */
const SPREAD_MS = 200;

/**
 * One page of the browser holds the stream for all, chosen among them. The one that leads says so every two seconds. When it
 * leaves, or is not heard for seven seconds, another one begins a new term. A page that wakes up, believing that it leads, gives
 * way to the later term. Every page knows by its own places what it has heard, so a change loses nothing.
 */
export class Election implements HolderLink {
  readonly #around: ElectionSurroundings;
  #leader: { readonly id: string; heard: number } | undefined;
  #term = 0;
  #holder: Holder | undefined;
  readonly #links = new Map<string, PageLink>();
  #said: Extract<FromPage, { is: 'page' }> | undefined;
  #stopWaiting: (() => void) | undefined;
  #stopBeating: (() => void) | undefined;
  #looked: number;
  #isClosed = false;

  constructor(around: ElectionSurroundings) {
    this.#around = around;
    this.#looked = around.now();
    around.post({ is: 'seeks' });
    this.#leadUnless(SEEK_MS);
    this.#beat();
  }

  /** Takes what another page says to all. */
  take(message: Among): void {
    if (this.#isClosed) return;
    const { id } = this.#around;
    if (message.is === 'seeks') {
      if (this.#holder !== undefined) this.#claim();
    } else if (message.is === 'leads') this.#hearLeader(message);
    else if (message.is === 'left') {
      if (message.leader !== this.#leader?.id) return;
      this.#leader = undefined;
      this.#leadUnless(0);
    } else if (message.leader === id && message.is === 'from') {
      this.#holder?.hear(this.#linkTo(message.page), message.said);
      if (message.said.is === 'bye') this.#links.delete(message.page);
    } else if (message.is === 'to' && message.page === id && message.leader === this.#leader?.id) {
      this.#leader.heard = this.#around.now();
      this.#around.hear(message.said);
    }
  }

  send(message: FromPage): void {
    if (message.is === 'page') this.#said = message;
    else if (message.is === 'bye') this.#said = undefined;
    this.#pass(message);
  }

  close(): void {
    this.send({ is: 'bye' });
    this.#isClosed = true;
    this.#stopWaiting?.();
    this.#stopBeating?.();
    if (this.#holder === undefined) return;
    this.#holder.close();
    this.#around.post({ is: 'left', leader: this.#around.id });
  }

  #pass(message: FromPage): void {
    const { id, post } = this.#around;
    if (this.#holder !== undefined) this.#holder.hear(this.#linkTo(id), message);
    else if (this.#leader !== undefined) {
      post({ is: 'from', page: id, leader: this.#leader.id, said: message });
    }
  }

  #hearLeader({ leader, term }: Extract<Among, { is: 'leads' }>): void {
    const { id, now } = this.#around;
    if (this.#holder !== undefined) {
      const isTheirs = term > this.#term || (term === this.#term && leader < id);
      if (!isTheirs) {
        this.#claim();
        return;
      }
      this.#holder.close();
      this.#holder = undefined;
      this.#links.clear();
    } else if (term < this.#term) return;
    const isNew = leader !== this.#leader?.id;
    // Of two that began at once the first by name stays.
    if (isNew && term === this.#term && this.#leader !== undefined && this.#leader.id < leader)
      return;
    this.#term = term;
    this.#leader = { id: leader, heard: now() };
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    if (isNew && this.#said !== undefined) this.#pass({ ...this.#said, isNew: true });
  }

  /** Leads when by then nobody else does. */
  #leadUnless(ms: number): void {
    const { after, chance, isVisible } = this.#around;
    this.#stopWaiting?.();
    const wait = ms + chance() * SPREAD_MS + (isVisible() ? 0 : HIDDEN_MS);
    this.#stopWaiting = after(wait, () => {
      this.#stopWaiting = undefined;
      if (this.#leader === undefined) this.#lead();
    });
  }

  #lead(): void {
    this.#leader = undefined;
    this.#term += 1;
    this.#holder = this.#around.makeHolder();
    this.#claim();
    if (this.#said !== undefined) this.#pass({ ...this.#said, isNew: true });
  }

  #claim(): void {
    this.#around.post({ is: 'leads', leader: this.#around.id, term: this.#term });
  }

  #beat(): void {
    const { after, now } = this.#around;
    this.#stopBeating = after(BEAT_MS, () => {
      const slept = now() - this.#looked > SILENT_MS;
      this.#looked = now();
      if (this.#holder !== undefined) this.#claim();
      else if (this.#leader !== undefined) {
        // A page that was asleep could not hear the one that leads.
        if (slept) this.#leader.heard = now();
        if (now() - this.#leader.heard > SILENT_MS) {
          this.#leader = undefined;
          this.#leadUnless(0);
        }
      }
      this.#beat();
    });
  }

  #linkTo(page: string): PageLink {
    const { id, post, hear } = this.#around;
    const known = this.#links.get(page);
    if (known !== undefined) return known;
    const link: PageLink = {
      send: (said) => {
        if (page === id) hear(said);
        else post({ is: 'to', page, leader: id, said });
      },
    };
    this.#links.set(page, link);
    return link;
  }
}
