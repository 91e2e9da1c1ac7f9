#!/bin/sh
# Builds or tests the browser client with Node, and does nothing where nothing has changed since.
#
#   client.sh build
#   client.sh test
#   client.sh browser    in Chromium, against a server of its own

set -u

oldest_node=20
cd "$(dirname "$0")" || exit 1
target=target
built=$target/classes/cardwright/web/dist
stamp=$target/client.stamp
libraries=node_modules/client.stamp

say() {
  printf '%s\n' "$*" >&2
}

# Prints a line that changes whenever a file that the client is built from changes.
sources() {
  {
    find src/main -type f -exec cksum {} +
    cksum package.json package-lock.json tsconfig.json vite.config.ts ../docs/rules/ggltcg.md ../docs/rules/little-troubles.md ../docs/rules/mlpccg.md
  } | LC_ALL=C sort | cksum
}

need_node() {
  if ! command -v node >/dev/null 2>&1 || ! command -v npm >/dev/null 2>&1; then
    say "The browser client is built with Node $oldest_node or newer and its npm, and they are not on the PATH.
Install them, for example from https://nodejs.org, and build again. A client that was built once needs neither."
    exit 1
  fi
  version=$(node --version | sed 's/^v\([0-9]*\).*/\1/')
  if [ "$version" -lt "$oldest_node" ]; then
    say "The browser client is built with Node $oldest_node or newer; the one on the PATH is $(node --version)."
    exit 1
  fi
}

install_libraries() {
  lock=$(cksum <package-lock.json)
  if [ ! -f "$libraries" ] || [ "$(cat "$libraries")" != "$lock" ]; then
    npm ci --no-audit --no-fund --loglevel=error || {
      say "npm could not fetch the libraries of the browser client; the reason stands above."
      exit 1
    }
    printf '%s\n' "$lock" >"$libraries"
  fi
}

# Writes down what the client is made of, as CycloneDX. An npm before 10 cannot, and then there is no such list.
list_libraries() {
  npm sbom --omit=dev --sbom-format=cyclonedx --package-lock-only --offline >"$target/client.cdx.json" 2>/dev/null ||
    rm -f "$target/client.cdx.json"
}

# Maven's -DskipTests holds for these tests too.
if [ "${1:-}" != build ] && [ "${SKIP_TESTS:-}" = true ]; then
  exit 0
fi

case ${1:-} in
  build)
    now=$(sources)
    if [ -f "$built/index.html" ] && [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$now" ]; then
      exit 0
    fi
    need_node
    install_libraries
    mkdir -p "$target"
    rm -f "$stamp"
    npm run --silent build || exit 1
    list_libraries
    printf '%s\n' "$now" >"$stamp"
    ;;
  test)
    need_node
    install_libraries
    npm run --silent test
    ;;
  browser)
    need_node
    install_libraries
    npm run --silent browser
    ;;
  *)
    say "usage: client.sh build | test | browser"
    exit 2
    ;;
esac
