import { Icon, type IconProps } from './icon.tsx';

export function ChevronDown(props: IconProps) {
  return <Icon shape="M6 9l6 6 6-6" {...props} />;
}
