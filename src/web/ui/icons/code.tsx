import { Icon, type IconProps } from './icon.tsx';

export function Code(props: IconProps) {
  return <Icon shape="m16 18 6-6-6-6M8 6l-6 6 6 6" {...props} />;
}
