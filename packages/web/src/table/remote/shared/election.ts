import type { Holder } from './holder.ts';
import type { FromPage, HolderLink, PageLink, ToPage } from './protocol.ts';

/** Messages among the pages of a browser without shared workers. */
export type Among =
  /** A new page looks for the leader, which holds the stream. */
  | { readonly is: 'seeks' }
  /** The leader is alive; repeated as a heartbeat. */
  | { readonly is: 'leads'; readonly leader: string; readonly term: number }
  /** The leader resigns. */
  | { readonly is: 'left'; readonly leader: string }
  | {
      readonly is: 'from';
      readonly page: string;
      readonly leader: string;
      readonly said: FromPage;
    }
  | { readonly is: 'to'; readonly page: string; readonly leader: string; readonly said: ToPage };

/** The dependencies of a page in the election; tests pass their own. */
export interface ElectionSurroundings {
  /** A unique name of the page. */
  readonly id: string;
  /** Sends to all other pages of the browser. */
  post(message: Among): void;
  makeHolder(): Holder;
  hear(message: ToPage): void;
  isVisible(): boolean;
  /** The present time in milliseconds. */
  now(): number;
  /** @returns a function that cancels it */
  after(ms: number, work: () => void): () => void;
  /** A random number from 0 up to 1. */
  chance(): number;
}

/** How long a page waits for an answer of the leader. */
const SEEK_MS = 400;
const BEAT_MS = 2_000;
/** If there is no heartbeat for this time, the leader is closed or asleep. */
const SILENT_MS = 7_000;
/**
 * A hidden page waits this much longer before it becomes leader, because its timers are slow and it
 * may be put to sleep.
 */
const HIDDEN_MS = 700;
/** The largest random delay, which keeps pages from answering all at once. */
const SPREAD_MS = 200;

/**
 * Elects one page of the browser to hold the stream for all. The leader sends a heartbeat every two
 * seconds. When it resigns, or is silent for seven seconds, another page begins a new term. A page
 * that wakes up as leader of an old term gives way to the later one. Every page keeps its own
 * message numbers, so a change loses nothing.
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

  /** Handles a message of another page. */
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
    // If two leaders have the same term, the first by id stays.
    if (isNew && term === this.#term && this.#leader !== undefined && this.#leader.id < leader)
      return;
    this.#term = term;
    this.#leader = { id: leader, heard: now() };
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    if (isNew && this.#said !== undefined) this.#pass({ ...this.#said, isNew: true });
  }

  /** Becomes leader unless another page does so before. */
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
        // A page that was asleep could not hear the leader.
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
