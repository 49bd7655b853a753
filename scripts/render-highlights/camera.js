/*
 * A camera in the stadium. Metres: x along the pitch, y away from the main stand, z up; (0, 0, 0) is the centre
 * spot.
 */

export const WIDTH = 1280;
export const HEIGHT = 720;
const FOCAL = 1000;
const NEAR = 1.5;

const minus = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const unit = (a) => {
  const length = Math.hypot(...a);
  return a.map((v) => v / length);
};

export const mix = (a, b, t) => a + (b - a) * t;
export const mix3 = (a, b, t) => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];

function lookFrom(eye, target) {
  const forward = unit(minus(target, eye));
  const right = unit(cross(forward, [0, 0, 1]));
  const up = cross(right, forward);
  const toView = (point) => {
    const d = minus(point, eye);
    return [dot(d, right), dot(d, up), dot(d, forward)];
  };
  const toScreen = ([x, y, depth]) => ({
    x: WIDTH / 2 + (x * FOCAL) / depth,
    y: HEIGHT / 2 - (y * FOCAL) / depth,
    scale: FOCAL / depth,
  });
  return {
    eye,
    /** The position of a point in the frame, and the pixels per metre there; null behind the lens. */
    project(point) {
      const view = toView(point);
      return view[2] < NEAR ? null : toScreen(view);
    },
    /** A polygon or a line, clipped at the lens. */
    projectAll(points, closed = true) {
      const views = points.map(toView);
      const kept = [];
      views.forEach((a, i) => {
        const b = views[(i + 1) % views.length];
        if (a[2] >= NEAR) kept.push(a);
        if ((closed || i < views.length - 1) && a[2] < NEAR !== b[2] < NEAR)
          kept.push(mix3(a, b, (NEAR - a[2]) / (b[2] - a[2])));
      });
      return kept.map(toScreen);
    },
    /** The height of the horizon in the frame. */
    horizon: HEIGHT / 2 + (forward[2] / Math.hypot(forward[0], forward[1])) * FOCAL,
  };
}

/** Time, position of the lens, target. The last is the first again: the film is a loop. */
const SHOTS = [
  [0, [0, -80, 22], [0, 0, 12]],
  [2.3, [7, -68, 19], [12, 4, 6]],
  [4.0, [28, -34, 9], [42, 2, 3]],
  [4.9, [39.5, -11.5, 3.4], [51.5, -0.6, 2.3]],
  [5.9, [40, -10.8, 3.1], [51.5, -0.6, 2.7]],
  [7.4, [5, -76, 18], [4, 0, 25]],
  [8.5, [2, -80, 19], [2, 0, 24]],
];

export function cameraAt(t, duration) {
  const at = (i) => {
    const round = Math.floor(i / SHOTS.length);
    const [time, eye, target] = SHOTS[i - round * SHOTS.length];
    return { time: time + round * duration, values: [...eye, ...target] };
  };
  let i = SHOTS.length - 1;
  while (SHOTS[i][0] > t) i--;
  const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  const span = p2.time - p1.time;
  const s = (t - p1.time) / span;
  // Cubic Hermite with damped tangents, so that the camera settles on each shot and does not overshoot.
  const values = p1.values.map((v1, k) => {
    const ease = 0.6;
    const m1 = (ease * span * (p2.values[k] - p0.values[k])) / (p2.time - p0.time);
    const m2 = (ease * span * (p3.values[k] - p1.values[k])) / (p3.time - p1.time);
    return (
      (2 * s ** 3 - 3 * s ** 2 + 1) * v1 +
      (s ** 3 - 2 * s ** 2 + s) * m1 +
      (-2 * s ** 3 + 3 * s ** 2) * p2.values[k] +
      (s ** 3 - s ** 2) * m2
    );
  });
  return lookFrom(values.slice(0, 3), values.slice(3));
}
