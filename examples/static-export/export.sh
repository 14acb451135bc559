#!/bin/sh
# Writes every feed and page as files, for any web server. In a crontab:
#
#   */15 * * * * KALENDS_TOKEN_FILE=/etc/kalends/portal-token /srv/events/export.sh
#
# What has not changed is not touched. If the portal fails, the files stay as they are and the exit code says so.
set -eu
cd "$(dirname "$0")"
npx --no kalends export --out public --base-url "${SITE_URL:-https://events.northfield.example}"
