/** One for the whole page: browsers allow few, and each keeps the sound device open. */
let audio: AudioContext | undefined;

/** Two soft tones; silent where the browser has no sound or does not allow it yet. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    // Allowed once something on the page was pressed; a late tone is worse than none.
    if (audio.state === 'suspended') {
      void audio.resume();
      return;
    }
    for (const [index, pitch] of [523.25, 783.99].entries()) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const from = audio.currentTime + index * 0.16;
      tone.type = 'sine';
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, from);
      volume.gain.linearRampToValueAtTime(0.07, from + 0.03);
      volume.gain.exponentialRampToValueAtTime(0.0005, from + 0.9);
      tone.connect(volume).connect(audio.destination);
      tone.start(from);
      tone.stop(from + 1);
    }
  } catch {
    // The page works without sound.
  }
}
