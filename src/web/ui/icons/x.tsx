import { Icon, type IconProps } from './icon.tsx';

export function X(props: IconProps) {
  return <Icon shape="M18 6 6 18M6 6l12 12" {...props} />;
}
