import { newTableId } from '../../src/identity/secrets.ts';
import type { Bus, BusMessage, Hearing } from '../../src/nodes/bus.ts';
import type { Chance } from './chance.ts';
import type { World } from './world.ts';

/** Probabilities of what happens to a bus message between servers. */
interface Fortune {
  readonly lost: number;
  readonly doubled: number;
  /** The usual time of a bus message on its way, in milliseconds. */
  readonly delayMs: number;
}

const USUAL: Fortune = { lost: 0.1, doubled: 0.1, delayMs: 20 };
const CALM: Fortune = { lost: 0, doubled: 0, delayMs: 5 };

/** A server that sends and gets words. */
interface Member {
  readonly at: number;
  readonly name: string;
  readonly enter: (work: () => void) => void;
  hearing: Hearing | undefined;
  isConnected: boolean;
}

/**
 * The bus between servers, in place of NATS. NATS delivers each message at most once if nothing
 * fails. Here some messages are lost, late, doubled or overtaken by others. A server may be cut off,
 * and may or may not notice that.
 */
export class Air {
  readonly #world: World;
  readonly #chance: Chance;
  readonly #members = new Set<Member>();
  /** By server: the time until which it sends and gets no message. */
  readonly #cut = new Map<number, number>();
  isCalm = false;

  constructor(world: World, chance: Chance) {
    this.#world = world;
    this.#chance = chance;
  }

  /** The connection of a server process to the other servers. */
  bus(at: number, enter: (work: () => void) => void): Bus {
    const name = newTableId();
    const member: Member = { at, name, enter, hearing: undefined, isConnected: false };
    return {
      name,
      say: (topic, id, text = '') => this.#say(member, { topic, id, text }),
      listen: (hearing) => {
        member.hearing = hearing;
        this.#members.add(member);
        this.#connect(member);
      },
      close: async () => this.#leave(member),
    };
  }

  /**
   * For some time a server sends and gets no words.
   * @param isNoticed the connection of the server breaks, and a new one is made at the end of that
   * time
   */
  cut(at: number, ms: number, isNoticed: boolean): void {
    this.#world.note(`server ${at} is cut off from the others for ${ms}`);
    this.#cut.set(at, this.#world.now + ms);
    if (!isNoticed) return;
    for (const member of this.#members) {
      if (member.at !== at) continue;
      member.isConnected = false;
      this.#world.at(ms, () => member.enter(() => this.#connect(member)));
    }
  }

  /** All processes of a server have ended. */
  died(at: number): void {
    for (const member of [...this.#members]) if (member.at === at) this.#leave(member);
  }

  #connect(member: Member): void {
    this.#world.at(this.#chance.delay(20), () =>
      member.enter(() => {
        if (!this.#members.has(member)) return;
        member.isConnected = true;
        this.#say(member, { topic: 'again', id: member.name, text: '' });
        member.hearing?.again();
      }),
    );
  }

  #leave(member: Member): void {
    member.isConnected = false;
    this.#members.delete(member);
  }

  #say(from: Member, message: BusMessage): void {
    if (!from.isConnected || this.#isCut(from)) return;
    const { lost, doubled, delayMs } = this.isCalm ? CALM : USUAL;
    for (const member of this.#members) {
      if (member === from) continue;
      const copies = this.#chance.happens(doubled) ? 2 : 1;
      for (let copy = 0; copy < copies; copy++) {
        if (this.#chance.happens(lost)) continue;
        this.#world.at(this.#chance.delay(delayMs), () => {
          if (!member.isConnected || this.#isCut(member)) return;
          member.enter(() => member.hearing?.heard(message));
        });
      }
    }
  }

  #isCut({ at }: Member): boolean {
    return this.#world.now < (this.#cut.get(at) ?? 0);
  }
}
