import { Icon, type IconProps } from './icon.tsx';

export function CircleCheck(props: IconProps) {
  return <Icon shape="M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M9 12l2 2 4-4" {...props} />;
}
