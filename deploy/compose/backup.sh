#!/bin/bash
# Backs up the volumes of compose, as root: "backup.sh database" or "backup.sh storage". BACKUP_TO is a folder, BACKUP_RECIPIENT
# the key that encrypts it; backup.cron sets both, and the times. A file gets its final name only when it is complete. If the folder has
# no such file yet, add "--first", once and by hand: a disk that is not mounted is an empty folder, too.
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
# Two of a kind at once would start and stop the storage under each other; the restore waits for this lock too (docs/operations/backups.md).
locks=${BACKUP_LOCKS:-/run/lock}
exec 9> "$locks/ev-site-backup-$what"
if ! flock --nonblock 9; then
  echo "backup.sh: another backup of the $what is under way." >&2
  exit 75
fi
keys=()
recipients=${BACKUP_RECIPIENT:?a public key of age}
for key in ${recipients//,/ }; do keys+=(-r "$key"); done
# The folder is not made if it is missing: then its disk is not mounted.
file=${BACKUP_TO:?a folder of another machine}/$what-$(date -u +%FT%H%M).age

# Quiet: otherwise cron mails the messages of stop and start each night.
compose=(docker compose --progress quiet)
# If the folder for the copy does not answer, neither read ends by itself.
longest=${BACKUP_LONGEST:-2h}
# Without an input of its own it would read from the terminal when run by hand, and timeout would stop it.
read_database() { timeout -k 1m "$longest" "${compose[@]}" exec -T database pg_dump -Fc -U ev_site ev_site < /dev/null; }
# SeaweedFS keeps erased data until it is a third of a file. Without this step every copy would hold erased resumes.
empty_out() {
  local said
  said=$(printf 'lock\nvolume.vacuum -garbageThreshold 0.0001\nunlock\n' |
    timeout -k 1m "$longest" "${compose[@]}" exec -T storage weed shell -master=storage:9333 2>&1) && [[ $said != *error:* ]] && return
  printf 'backup.sh: what was erased could not be taken out of the storage, and is in this copy too.\n%s\n' "$said" >&2
}
# The storage is stopped, because files copied while they change do not fit together. It starts again after the read, even if the copy fails.
read_storage() (
  trap '"${compose[@]}" start storage >&2 || true' EXIT
  empty_out
  "${compose[@]}" stop storage >&2
  timeout -k 1m "$longest" docker run --rm --init -v ev-site_storage:/data:ro --entrypoint tar postgres:17-bookworm -C /data -c .
)
# After a reboot during the nightly backup Docker leaves the storage stopped, as if we wanted it. A storage elsewhere has no container here.
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
# Only after a good backup old files are deleted, also half-written ones of a lost machine. As in content/backup/retention.ts, the longest
# span holds, at least three weeks. Three different weeks of the span must have a backup, so a clock that is ahead deletes nothing.
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
