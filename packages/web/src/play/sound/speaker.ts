import type { Struck } from './sounds.ts';
import { APART, askingTones, VOICES } from './voices.ts';

/** The loudness of the sounds of the table, from 0 to 1; the chime has its own. */
const LEVEL = 0.55;
/** A sound of several events is played at most this often. */
const STRIKES = 3;
/** Seconds between two different sounds. */
const NEXT = 0.08;
/**
 * A sound that would begin later than this many seconds from now is left out: the moves come too
 * fast.
 */
const LATEST = 0.7;
/** The pitch of a sound varies by up to this share. */
const VARIETY = 0.06;

/** If a sleeping sound device needs longer than this to wake, its sound is too late. */
const WAIT_MS = 400;

/** One for the whole page: browsers allow few, and each keeps the sound device open. */
let audio: AudioContext | undefined;
let table: GainNode | undefined;
/** The time at which the next sound of the table may begin, in seconds of the audio context. */
let free = 0;

/** Plays sounds of the table, one after another. */
export async function strike(struck: readonly Struck[]): Promise<void> {
  const context = await ready();
  if (context === undefined || document.hidden) return;
  const out = tableOf(context);
  const now = context.currentTime;
  free = Math.max(free, now);
  for (const { sound, times } of struck) {
    let at = free;
    if (at > now + LATEST) return;
    for (let time = 0; time < Math.min(times, STRIKES); time++) {
      const pitch = 1 + (Math.random() * 2 - 1) * VARIETY;
      VOICES[sound]({ audio: context, out, at, pitch });
      at += APART[sound] * (0.85 + Math.random() * 0.3);
    }
    free += NEXT;
  }
}

/** Two soft tones. */
export async function chime(): Promise<void> {
  const context = await ready();
  if (context === undefined) return;
  askingTones({ audio: context, out: context.destination, at: context.currentTime, pitch: 1 });
}

/** The context when it can play; undefined if the browser needed longer than a sound may wait. */
async function ready(): Promise<AudioContext | undefined> {
  audio ??= new AudioContext();
  if (audio.state === 'running') return audio;
  const since = performance.now();
  await audio.resume();
  return performance.now() - since < WAIT_MS ? audio : undefined;
}

function tableOf(context: AudioContext): GainNode {
  if (table === undefined) {
    const gain = context.createGain();
    // Many sounds at once are kept below the loudest possible level.
    const limit = context.createDynamicsCompressor();
    gain.gain.value = LEVEL;
    gain.connect(limit).connect(context.destination);
    document.addEventListener('visibilitychange', () => {
      gain.gain.setTargetAtTime(document.hidden ? 0 : LEVEL, context.currentTime, 0.03);
    });
    table = gain;
  }
  return table;
}
