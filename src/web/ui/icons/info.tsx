import { Icon, type IconProps } from './icon.tsx';

export function Info(props: IconProps) {
  return <Icon shape="M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 16v-4M12 8h.01" {...props} />;
}
