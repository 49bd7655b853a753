import { Icon, type IconProps } from './icon.tsx';

export function LockKeyhole(props: IconProps) {
  return (
    <Icon
      shape="M11 16a1 1 0 1 0 2 0 1 1 0 1 0-2 0M5 10h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2M7 10V7a5 5 0 0 1 10 0v3"
      {...props}
    />
  );
}
