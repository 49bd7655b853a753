import { Icon, type IconProps } from './icon.tsx';

export function Menu(props: IconProps) {
  return <Icon shape="M4 5h16M4 12h16M4 19h16" {...props} />;
}
