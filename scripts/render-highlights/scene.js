/* The film: window.film.frame(t) paints the frame of second t, from t alone. */
import { cameraAt, HEIGHT, WIDTH } from './camera.js';
import { DURATION } from './match.js';
import { drawBall, drawGoal, drawMove, drawPlayers } from './play.js';
import { drawBeams, drawLamps, drawPitch, drawSky, drawStand } from './stadium.js';
import { canvas, g, NIGHT, rgba } from './strokes.js';
import { drawBurst, drawConstellation, drawScore } from './title.js';

function drawVignette() {
  const edge = g.createRadialGradient(
    WIDTH / 2,
    HEIGHT * 0.46,
    HEIGHT * 0.45,
    WIDTH / 2,
    HEIGHT * 0.46,
    WIDTH * 0.68,
  );
  edge.addColorStop(0, rgba(NIGHT, 0));
  edge.addColorStop(1, rgba(NIGHT, 0.78));
  g.fillStyle = edge;
  g.fillRect(0, 0, WIDTH, HEIGHT);
}

function draw(t) {
  const camera = cameraAt(t, DURATION);
  g.globalAlpha = 1;
  drawSky(camera, t);
  drawStand(camera, t);
  drawLamps(camera);
  drawPitch(camera);
  drawBeams(camera);
  drawMove(camera, t);
  drawPlayers(camera, t);
  drawGoal(camera, t);
  drawBall(camera, t);
  drawBurst(camera, t);
  drawVignette();
  drawConstellation(camera, t);
  drawScore(t);
}

await document.fonts.load('800 72px Saira', '0123456789');
window.film = {
  duration: DURATION,
  frame(t, type, quality) {
    draw(t);
    return canvas.toDataURL(type, quality);
  },
};
