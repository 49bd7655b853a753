interface Hold {
  readonly released: Promise<void>;
  readonly release: () => void;
}

/** For an answer that comes when the test says so. */
export function hold(): Hold {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release: () => release() };
}
