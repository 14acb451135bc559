"""
Controls Evolution's data server: each line of stdin is a command as a JSON object, and each answer is one too.
Run it in a D-Bus session of its own (dbus-run-session), because its calendars live in processes of that session.
"""

import json
import sys
import time
from datetime import datetime, timezone

import gi

gi.require_version("ECal", "2.0")
gi.require_version("EDataServer", "1.2")
from gi.repository import ECal, EDataServer, GLib  # noqa: E402

registry = EDataServer.SourceRegistry.new_sync(None)
calendars = {}


def subscribe(name, url):
    source = EDataServer.Source.new(None, None)
    source.set_parent("webcal-stub")
    source.set_display_name(name)
    source.get_extension(EDataServer.SOURCE_EXTENSION_CALENDAR).set_backend_name("webcal")
    uri = GLib.Uri.parse(url, GLib.UriFlags.NONE)
    source.get_extension(EDataServer.SOURCE_EXTENSION_WEBDAV_BACKEND).set_uri(uri)
    source.get_extension(EDataServer.SOURCE_EXTENSION_AUTHENTICATION).set_host(uri.get_host())
    source.get_extension(EDataServer.SOURCE_EXTENSION_OFFLINE).set_stay_synchronized(True)
    registry.commit_source_sync(source, None)
    calendars[name] = opened(source.get_uid())
    calendars[name].set_default_timezone(ECal.util_get_system_timezone())


def opened(uid):
    """The process that reads calendars learns of a new one a moment after the registry."""
    deadline = time.monotonic() + 30
    while True:
        try:
            # One second, because some backends never report that they are connected. The caller waits for the events.
            return ECal.Client.connect_sync(registry.ref_source(uid), ECal.ClientSourceType.EVENTS, 1, None)
        except (GLib.Error, TypeError):
            if time.monotonic() > deadline:
                raise
            time.sleep(0.2)


def refresh(name):
    calendars[name].refresh_sync(None)


def written(moment):
    if moment.is_date():
        return f"{moment.get_year():04}-{moment.get_month():02}-{moment.get_day():02}"
    zone = moment.get_timezone()
    seconds = moment.as_timet_with_zone(zone) if zone else moment.as_timet()
    return datetime.fromtimestamp(seconds, timezone.utc).strftime("%Y-%m-%d %H:%M")


def show(name, start, end):
    """Every instance that overlaps the time between two instants, in seconds since 1970."""
    found = []

    def add(component, begins, ends, *_):
        place = component.get_location()
        found.append(
            {
                "uid": component.get_uid(),
                "title": component.get_summary(),
                "start": written(begins),
                "end": written(ends),
                "location": place or "",
                "status": component.get_status().value_nick,
            }
        )
        return True

    calendars[name].generate_instances_sync(start, end, None, add)
    return found


commands = {"subscribe": subscribe, "refresh": refresh, "show": show}
for line in sys.stdin:
    command, *rest = json.loads(line)
    try:
        answer = {"answer": commands[command](*rest)}
    except GLib.Error as error:
        answer = {"error": error.message}
    print(json.dumps(answer), flush=True)
