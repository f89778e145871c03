import type { Sound } from './sounds.ts';

/** The surroundings of a sound: its output, time and pitch. */
export interface Place {
  readonly audio: BaseAudioContext;
  readonly out: AudioNode;
  /** The time of the sound, in seconds of the audio context. */
  readonly at: number;
  /** All pitches are multiplied by this, so that no two knocks are alike. */
  readonly pitch: number;
}

/** One tone of a struck object: pitch in hertz, level, and the seconds until it fades away. */
type Mode = readonly [pitch: number, level: number, seconds: number];

/** Seconds between two strikes of the same sound. */
export const APART: Readonly<Record<Sound, number>> = {
  bell: 0.5,
  page: 0.3,
  hall: 0.16,
  wood: 0.11,
  earth: 0.14,
  coin: 0.07,
  stone: 0.06,
  card: 0.1,
};

/** The functions that make one strike of a sound, by sound. */
export const VOICES: Readonly<Record<Sound, (place: Place) => void>> = {
  wood: (place) => {
    ring(place, [
      [415, 0.3, 0.09],
      [1010, 0.16, 0.05],
      [1870, 0.07, 0.03],
    ]);
    rustle(place, { from: 2200, to: 1500, level: 0.22, rise: 0.001, seconds: 0.02 });
  },
  hall: (place) => {
    ring(place, [
      [196, 0.36, 0.16],
      [466, 0.18, 0.09],
      [905, 0.07, 0.05],
    ]);
    rustle(place, { from: 1300, to: 700, level: 0.26, rise: 0.002, seconds: 0.04 });
    ring({ ...place, at: place.at + 0.09 }, [[262, 0.16, 0.08]]);
  },
  coin: (place) => {
    ring(place, [
      [2790, 0.06, 0.16],
      [4380, 0.05, 0.22],
      [5730, 0.03, 0.12],
      [7460, 0.015, 0.08],
    ]);
    ring({ ...place, at: place.at + 0.045, pitch: place.pitch * 1.07 }, [
      [2790, 0.03, 0.1],
      [4380, 0.025, 0.15],
    ]);
  },
  stone: (place) => {
    ring(place, [
      [690, 0.12, 0.035],
      [1530, 0.08, 0.025],
    ]);
    rustle(place, { from: 3100, to: 1900, level: 0.16, rise: 0.001, seconds: 0.025 });
    // The piece rolls to its place.
    ring({ ...place, at: place.at + 0.05, pitch: place.pitch * 1.12 }, [[690, 0.05, 0.03]]);
  },
  earth: (place) => {
    rustle(place, { from: 900, to: 320, level: 0.5, rise: 0.012, seconds: 0.17 });
    ring(place, [[110, 0.16, 0.1]]);
  },
  card: (place) => {
    rustle(place, { from: 2600, to: 4200, level: 0.13, rise: 0.02, seconds: 0.08 });
  },
  page: (place) => {
    rustle(place, { from: 1500, to: 4600, level: 0.2, rise: 0.12, seconds: 0.34 });
    rustle(
      { ...place, at: place.at + 0.3 },
      { from: 3600, to: 1100, level: 0.16, rise: 0.03, seconds: 0.16 },
    );
  },
  bell: (place) => {
    ring(place, [
      [262, 0.07, 2.2],
      [523, 0.11, 1.7],
      [628, 0.07, 1.1],
      [784, 0.05, 0.9],
      [1048, 0.06, 0.7],
      [1570, 0.025, 0.4],
      [2110, 0.012, 0.25],
    ]);
    rustle(place, { from: 2600, to: 2000, level: 0.05, rise: 0.001, seconds: 0.03 });
  },
};

/** Two tones, the second higher: a question. */
export function askingTones({ audio, out, at }: Place): void {
  for (const [index, pitch] of [523.25, 783.99].entries()) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const from = at + index * 0.16;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(0.07, from + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0005, from + 0.9);
    tone.connect(volume).connect(out);
    tone.start(from);
    tone.stop(from + 1);
  }
}

/** A struck object: tones that begin together and fade away. */
function ring({ audio, out, at, pitch }: Place, modes: readonly Mode[]): void {
  for (const [hertz, level, seconds] of modes) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = hertz * pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(level, at + 0.002);
    volume.gain.exponentialRampToValueAtTime(level / 1000, at + seconds);
    tone.connect(volume).connect(out);
    tone.start(at);
    tone.stop(at + seconds);
  }
}

/** A breath of noise whose colour moves from one pitch to another. */
function rustle(
  { audio, out, at, pitch }: Place,
  {
    from,
    to,
    level,
    rise,
    seconds,
  }: {
    readonly from: number;
    readonly to: number;
    readonly level: number;
    readonly rise: number;
    readonly seconds: number;
  },
): void {
  const source = audio.createBufferSource();
  const [colour, volume] = [audio.createBiquadFilter(), audio.createGain()];
  source.buffer = noiseOf(audio);
  colour.type = 'bandpass';
  colour.Q.value = 0.9;
  colour.frequency.setValueAtTime(from * pitch, at);
  colour.frequency.exponentialRampToValueAtTime(to * pitch, at + seconds);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(level, at + rise);
  volume.gain.exponentialRampToValueAtTime(level / 1000, at + seconds);
  source.connect(colour).connect(volume).connect(out);
  source.start(at, Math.random() * 0.5, seconds);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, made once for a context. */
function noiseOf(audio: BaseAudioContext): AudioBuffer {
  let noise = noises.get(audio);
  if (noise === undefined) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
    noises.set(audio, noise);
  }
  return noise;
}
