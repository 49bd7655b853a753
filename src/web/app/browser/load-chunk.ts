/** Loads a chunk together with its style sheets. The build puts it around every `import()`, in place of Vite's own. */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  styles: readonly string[] = [],
): Promise<Module> {
  const [module] = await Promise.all([load(), ...styles.map((path) => loadStyles(`/${path}`))]);
  return module;
}

function loadStyles(href: string): Promise<void> | undefined {
  // In the head alone: in the whole document a phone would search for milliseconds.
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      // So that the next attempt asks for it again.
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    };
    document.head.append(link);
  });
}
