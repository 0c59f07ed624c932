#!/bin/bash
# Saves what lies in the volumes of compose, as root: "backup.sh database" or "backup.sh storage". BACKUP_TO is a folder, BACKUP_RECIPIENT
# whom it is closed for; both, and when it runs, stand in backup.cron. A file has its name once all of it is there. Where none of its kind
# is there yet, "--first" behind it, once and by hand: a disk that is not mounted is an empty folder, too.
set -euo pipefail
umask 077
cd "$(dirname "$0")/.."

what=${1:-}
case $* in
  database | storage | 'database --first' | 'storage --first') ;;
  *)
    echo 'Usage: backup.sh database | storage [--first]' >&2
    exit 64
    ;;
esac
# Two of a kind at once would start and stop the storage under each other; the restore waits for this lock too (docs/operations.md).
locks=${BACKUP_LOCKS:-/run/lock}
exec 9> "$locks/ev-site-backup-$what"
if ! flock --nonblock 9; then
  echo "backup.sh: another backup of the $what is under way." >&2
  exit 75
fi
keys=()
recipients=${BACKUP_RECIPIENT:?a public key of age}
for key in ${recipients//,/ }; do keys+=(-r "$key"); done
# Not made where it is missing: that is a disk which is not there.
file=${BACKUP_TO:?a folder of another machine}/$what-$(date -u +%FT%H%M).age

# What it says of each container that stops and starts, cron would mail each night.
compose=(docker compose --progress quiet)
# Where the folder for the copy does not answer, neither ends by itself.
longest=${BACKUP_LONGEST:-2h}
# Under timeout a program that reads from a terminal is stopped, and this one would read where somebody runs it by hand.
read_database() { timeout -k 1m "$longest" "${compose[@]}" exec -T database pg_dump -Fc -U ev_site ev_site < /dev/null; }
# What was erased lies on in its files until a third of one is such: with it, erased resumes would come into every copy.
empty_out() {
  local said
  said=$(printf 'lock\nvolume.vacuum -garbageThreshold 0.0001\nunlock\n' |
    timeout -k 1m "$longest" "${compose[@]}" exec -T storage weed shell -master=storage:9333 2>&1) && [[ $said != *error:* ]] && return
  printf 'backup.sh: what was erased could not be taken out of the storage, and is in this copy too.\n%s\n' "$said" >&2
}
# Copied while they change, its files would not fit together. They go on as soon as they are read, whatever becomes of the copy.
read_storage() (
  trap '"${compose[@]}" start storage >&2 || true' EXIT
  empty_out
  "${compose[@]}" stop storage >&2
  timeout -k 1m "$longest" docker run --rm --init -v ev-site_storage:/data:ro --entrypoint tar postgres:17-bookworm -C /data -c .
)
# A reboot in the night's backup leaves the storage stopped, which Docker takes for our wish. One that runs elsewhere has no container here.
go_on() (
  [ -n "$("${compose[@]}" ps --all --quiet storage 2> /dev/null)" ] || exit 0
  flock --nonblock 8 || exit 0
  "${compose[@]}" start storage >&2 || true
) 8> "$locks/ev-site-backup-storage"
trap 'rm -f "$file.part"' EXIT

[ "$what" = storage ] || go_on
if [ "${2:-}" != --first ] && ! compgen -G "$BACKUP_TO/$what-*.age" > /dev/null; then
  echo "backup.sh: no $what was saved in $BACKUP_TO yet: is its disk mounted? Where none was, say --first, this once." >&2
  exit 1
fi
"read_$what" | age "${keys[@]}" > "$file.part"
mv "$file.part" "$file"
# Old ones go behind a good one alone, and with them what a lost machine left half. As in content/backup/retention.ts, the longest of the
# spans holds, three weeks at the least, and a clock that is ahead takes none away: three different weeks of the span must have one.
read -r hours days weeks <<< "${BACKUP_KEEP:-48h 14d 8w}"
longest_weeks=3
for least in "${weeks%w}" $(((${days%d} + 6) / 7)) $(((${hours%h} + 167) / 168)); do
  [ "$least" -le "$longest_weeks" ] || longest_weeks=$least
done
span=$((longest_weeks * 7 * 24 * 60))
saved=(find "$BACKUP_TO" -type f)
proof=$("${saved[@]}" -name "$what-*.age" -mmin "-$span" ! -newermt now -printf '%T@\n' |
  awk '!seen[int($1 / 604800)]++ { weeks++ } END { print weeks + 0 }')
[ "$proof" -lt 3 ] || "${saved[@]}" -name "$what-*.age*" -mmin "+$span" -delete
[ -z "${BACKUP_PING_URL:-}" ] || curl -fsS -m 10 -o /dev/null "$BACKUP_PING_URL"
