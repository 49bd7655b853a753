import { Icon, type IconProps } from './icon.tsx';

export function Search(props: IconProps) {
  return <Icon shape="M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0" {...props} />;
}
