/* The canvas, its colours, and light effects. */
import { HEIGHT, WIDTH } from './camera.js';
import { DURATION } from './match.js';

export const canvas = document.getElementById('picture');
canvas.width = WIDTH;
canvas.height = HEIGHT;
export const g = canvas.getContext('2d');

export const rgba = (rgb, alpha) => `rgb(${rgb} / ${alpha})`;
export const NIGHT = '7 11 31';
export const PALE = '222 234 255';
export const ACCENT = '76 201 255';
export const GOLD = '245 196 81';

export function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
export const list = (count, make) => Array.from({ length: count }, (_, i) => make(i));
export const turns = (t, times, phase) => Math.sin(2 * Math.PI * ((t * times) / DURATION + phase));

export function trace(points, closed = false) {
  g.beginPath();
  points.forEach(({ x, y }, i) => {
    if (i === 0) g.moveTo(x, y);
    else g.lineTo(x, y);
  });
  if (closed) g.closePath();
}
/** Light, not paint: a wide faint stroke under a thin bright one. */
export function glowLine(points, rgb, alpha, width) {
  if (points.length < 2 || alpha <= 0) return;
  g.save();
  g.globalCompositeOperation = 'lighter';
  g.lineCap = 'round';
  g.lineJoin = 'round';
  for (const [times, share] of [
    [7, 0.06],
    [3.5, 0.12],
    [1, 0.95],
  ]) {
    trace(points);
    g.lineWidth = width * times;
    g.strokeStyle = rgba(rgb, alpha * share);
    g.stroke();
  }
  g.restore();
}
export function halo(x, y, radius, rgb, alpha) {
  if (alpha <= 0 || radius <= 0) return;
  const light = g.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, rgba(rgb, alpha));
  light.addColorStop(0.3, rgba(rgb, alpha * 0.3));
  light.addColorStop(1, rgba(rgb, 0));
  g.save();
  g.globalCompositeOperation = 'lighter';
  g.fillStyle = light;
  g.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  g.restore();
}
export function star(x, y, reach, rgb, alpha) {
  if (alpha <= 0) return;
  const waist = reach * 0.2;
  halo(x, y, reach * 2.6, rgb, alpha * 0.35);
  g.beginPath();
  for (let i = 0; i < 8; i++) {
    const r = i % 2 ? waist * Math.SQRT2 : reach;
    const angle = (i * Math.PI) / 4;
    g.lineTo(x + r * Math.sin(angle), y - r * Math.cos(angle));
  }
  g.fillStyle = rgba(rgb, alpha);
  g.fill();
}
