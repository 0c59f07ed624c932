#!/bin/sh
# The commands of the image. The program becomes process 1, so that it gets the signal to end.
set -eu

# Secrets that are mounted as files: each has the name of its setting. A variable in the environment wins.
for file in /run/secrets/*; do
  name=${file##*/}
  case $name in *[!A-Z0-9_]*) continue ;; esac
  eval "given=\${$name:-}"
  [ -z "$given" ] || continue
  # A line of its own, so that an unreadable file ends the start: inside "export" the failure would be ignored.
  value=$(cat "$file")
  export "$name=$value"
done

# A wrong call starts nothing.
refuse() {
  echo "Commands: site, studio, migrate [--seed | --preview], sweep, backup, restore, open-account, move-resumes, healthy [site | studio]" >&2
  exit 64
}

command=${1:-site}
[ $# -eq 0 ] || shift
case $command in
  site)
    [ $# -eq 0 ] || refuse
    exec node --enable-source-maps --max-semi-space-size=32 --v8-pool-size=1 site/dist/server/start.js
    ;;
  studio)
    [ $# -eq 0 ] || refuse
    exec node --max-semi-space-size=8 studio/start.ts
    ;;
  migrate)
    [ "${1:-}" = --seed ] || exec node content/cli/migrate.ts "$@"
    [ $# -eq 1 ] || refuse
    node content/cli/migrate.ts
    exec node content/cli/seed.ts
    ;;
  sweep) exec node content/cli/sweep.ts "$@" ;;
  backup) exec node content/cli/backup.ts "$@" ;;
  restore) exec node content/cli/restore.ts "$@" ;;
  open-account) exec node content/cli/open-account.ts "$@" ;;
  move-resumes) exec node content/cli/move-resumes.ts "$@" ;;
  healthy)
    case "$*" in
      '' | site | studio) exec node deploy/healthy.mjs "$@" ;;
      *) refuse ;;
    esac
    ;;
  *) refuse ;;
esac
