import { useEffect } from 'react';
import { type LazyModule, type Loaded, useLoaded } from './lazy-module.ts';
import { useOnline } from './online.ts';

/** Asks for the module only when it is wanted: most visitors never want it. */
export function useModuleOnDemand<Module>(lazy: LazyModule<Module>, wanted: boolean): Loaded<Module> {
  const online = useOnline();
  useEffect(() => {
    if (wanted && online) void lazy.load();
  }, [lazy, wanted, online]);
  return useLoaded(lazy);
}
