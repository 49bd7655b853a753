import { Icon, type IconProps } from './icon.tsx';

export function Pause(props: IconProps) {
  return (
    <Icon
      shape="M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1M6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1"
      {...props}
    />
  );
}
