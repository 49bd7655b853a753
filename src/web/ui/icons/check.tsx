import { Icon, type IconProps } from './icon.tsx';

export function Check(props: IconProps) {
  return <Icon shape="M20 6 9 17l-5-5" {...props} />;
}
