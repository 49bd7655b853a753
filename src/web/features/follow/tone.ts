import { createStoredStore, useStore } from '#web/ui/store.ts';

const ON = 'on';
const stored = createStoredStore('ces-tone', (text) => text === ON);

/** Off until the visitor switches it on. */
export function useTone(): boolean {
  return useStore(stored);
}

let audio: AudioContext | undefined;

/** Called from a click, because browsers require one before they play audio. Plays the tone once when switched on. */
export function setTone(isOn: boolean): void {
  stored.write(isOn ? ON : null);
  if (isOn) play();
}

/** Silent if the browser does not allow audio, for example on a page without a click. */
export function playTone(): void {
  if (stored.get() && navigator.userActivation?.hasBeenActive) play();
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
