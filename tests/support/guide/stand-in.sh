#!/bin/bash
# Simulates the programs that the guide needs from a whole machine: packages, users, systemd, the internet. Called by the
# name of the program. ROOT is the folder used as /, TREE the working tree, LISTEN_80 the port used as 80, and so on.
set -eo pipefail
NAME=$(basename "$0")
real() { PATH=${PATH#"$ROOT/bin:"} command "$@"; }
echo "$NAME $*" >> "$ROOT/calls"

# Starts the command of the unit, like systemd, or runs it to its end.
start() {
  [ "$1" = nginx ] && { "$ROOT/bin/nginx"; return; }
  local unit=$ROOT/etc/systemd/system/$1.service instance=
  case $1 in *@*) instance=${1#*@}; unit=$ROOT/etc/systemd/system/${1%@*}@.service ;; esac
  local line environment=()
  while read -r line; do environment+=("$line"); done < <(
    sed -n "s/^Environment=//p" "$unit" | sed "s|%i|$instance|; s|=/etc/|=$ROOT/etc/|"
  )
  # Ports of the test instead of 3000 and 3001.
  [ -n "$instance" ] && environment+=("PORT=$LISTEN_3001") || environment+=("PORT=$LISTEN_3000")
  cd "$ROOT$(sed -n 's/^WorkingDirectory=//p' "$unit")"
  local command
  command=$(sed -n "s|^ExecStart=|$ROOT|p" "$unit")
  if grep -q '^Type=oneshot' "$unit"; then
    env "${environment[@]}" $command >> "$ROOT/journal/$1" 2>&1
  else
    env "${environment[@]}" $command >> "$ROOT/journal/$1" 2>&1 < /dev/null &
    echo $! > "$ROOT/run/$1"
  fi
}

stop() {
  [ -f "$ROOT/run/$1" ] || return 0
  local pid
  pid=$(cat "$ROOT/run/$1")
  kill "$pid" 2> /dev/null || true
  # A process that has ended without being waited for is a zombie.
  while grep -qs '^State:[^Z]*$' "/proc/$pid/status"; do sleep 0.05; done
  rm "$ROOT/run/$1"
}

case $NAME in
  apt-get | useradd | certbot | npm) ;;
  dpkg) echo amd64 ;;
  update-ca-certificates)
    for FILE in "$ROOT"/usr/local/share/ca-certificates/*.crt; do echo "cacert = \"$FILE\"" >> "$ROOT/curlrc"; done
    ;;
  # The files of a clone. The tree is already installed and built.
  git)
    real mkdir -p "$3" && real cp -r "$TREE/deploy" "$3/deploy"
    real sed -i "s|=/var/|=$ROOT/var/|" "$3/deploy/ces.env"
    real ln -s "$TREE/dist" "$TREE/node_modules" "$TREE/package.json" "$3/"
    ;;
  curl)
    ARGS=()
    for ARG in "$@"; do ARGS+=("${ARG/https:\/\/nodejs.org\/dist\/latest-v24.x/file://$ROOT/mirror}"); done
    real curl -K "$ROOT/curlrc" "${ARGS[@]}"
    ;;
  journalctl) real cat "$ROOT/journal/$2" ;;
  runuser) node "$TREE/tests/support/guide/psql.mjs" ;;
  # The configuration of the scratch root, with the folders and ports of the test.
  nginx)
    [ -n "$NGINX_PROGRAM" ] || exit 0
    real rm -rf "$ROOT/nginx" && real cp -r "$ROOT/etc/nginx" "$ROOT/nginx"
    real find "$ROOT/nginx" -name '*.conf' -exec sed -i \
      -e "s|/var/|$ROOT/var/|g; s|/etc/|$ROOT/etc/|g; s|:3000 |:$LISTEN_3000 |; s|:3001 |:$LISTEN_3001 |" \
      -e "s|listen 80;|listen 127.0.0.1:$LISTEN_80;|; s|listen 443 |listen 127.0.0.1:$LISTEN_443 |" \
      -e "s|listen \[::\]:80;|listen [::1]:$LISTEN_80;|; s|listen \[::\]:443 |listen [::1]:$LISTEN_443 |" {} +
    real sed -i "s|$ROOT/etc/nginx|$ROOT/nginx|g" "$ROOT/nginx/nginx.conf"
    # If the machine has no IPv6.
    [ -s /proc/net/if_inet6 ] || real find "$ROOT/nginx" -name '*.conf' -exec sed -i '/listen \[::/d' {} +
    "$NGINX_PROGRAM" -p "$ROOT/nginx" -c "$ROOT/nginx/nginx.conf" -e "$ROOT/journal/nginx" "$@"
    ;;
  systemctl)
    ACTION=$1
    shift
    for UNIT in "$@"; do
      case $ACTION:$UNIT in
        *:--now | *:systemd-journald) ;;
        *:*.timer) [ -f "$ROOT/etc/systemd/system/$UNIT" ] ;;
        enable:* | start:*) start "$UNIT" ;;
        reload:nginx) "$ROOT/bin/nginx" -s reload ;;
        stop:* | disable:*) stop "$UNIT" ;;
        restart:*) stop "$UNIT" && start "$UNIT" ;;
      esac
    done
    ;;
esac
