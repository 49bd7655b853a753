import { createStoredStore, useStore } from '#web/ui/store.ts';

const ON = 'on';
const kept = createStoredStore('ces-tone', (text) => text === ON);

/** Off, unless the visitor has switched it on. */
export function useTone(): boolean {
  return useStore(kept);
}

let audio: AudioContext | undefined;

/** From a press, which is what a browser asks for before it plays anything. Switched on, it is heard once. */
export function setTone(isOn: boolean): void {
  kept.write(isOn ? ON : null);
  if (isOn) play();
}

/** Where the browser does not allow it yet, on a page where nothing was pressed, it stays silent. */
export function playTone(): void {
  if (kept.get() && navigator.userActivation?.hasBeenActive) play();
}

function play(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.linearRampToValueAtTime(0.05, start + 0.05);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.8);
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: 660 });
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.8);
}
