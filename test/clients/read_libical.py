"""Reads a calendar over HTTP with libical and writes the instances of its events and its complaints as JSON."""

import json
import sys
import urllib.request
from datetime import datetime, timezone

import gi

gi.require_version("ICalGLib", "3.0")
from gi.repository import ICalGLib  # noqa: E402

calendar = ICalGLib.Component.new_from_string(urllib.request.urlopen(sys.argv[1]).read().decode())
kinds = ICalGLib.ComponentKind
restricted = ICalGLib.PropertyKind.XLICERROR_PROPERTY


def components(parent, kind):
    found = parent.get_first_component(kind)
    while found is not None:
        yield found
        found = parent.get_next_component(kind)


def properties(component, kind):
    found = component.get_first_property(kind)
    while found is not None:
        yield found
        found = component.get_next_property(kind)


def written(moment, zone=None):
    if moment.is_date():
        return f"{moment.get_year():04}-{moment.get_month():02}-{moment.get_day():02}"
    return at(moment.as_timet_with_zone(moment.get_timezone() or zone))


def at(seconds):
    return datetime.fromtimestamp(seconds, timezone.utc).strftime("%Y-%m-%d %H:%M")


def instances(event):
    start, end = event.get_dtstart(), event.get_dtend()
    if event.get_first_property(ICalGLib.PropertyKind.RRULE_PROPERTY) is None:
        return [(written(start), written(end))]
    found = []
    # The iterator starts after the first of these instants, not at it.
    before = ICalGLib.Time.new_from_timet_with_zone(0, False, None)
    far = ICalGLib.Time.new_from_timet_with_zone(4102444800, False, ICalGLib.Timezone.get_utc_timezone())
    event.foreach_recurrence(before, far, lambda _, span, *__: found.append((at(span.get_start()), at(span.get_end()))))
    return found


events = list(components(calendar, kinds.VEVENT_COMPONENT))
overridden = {
    # The library does not look up its zone, which is that of the override's start.
    (event.get_uid(), written(event.get_recurrenceid(), event.get_dtstart().get_timezone()))
    for event in events
    if event.get_first_property(ICalGLib.PropertyKind.RECURRENCEID_PROPERTY) is not None
}
shown = [
    {
        "title": event.get_summary(),
        "start": start,
        "end": end,
        "location": event.get_location() or "",
        "status": event.get_status().value_nick,
    }
    for event in events
    for start, end in instances(event)
    if event.get_first_property(ICalGLib.PropertyKind.RRULE_PROPERTY) is None
    or (event.get_uid(), start) not in overridden
]
errors = [error.as_ical_string() for part in [calendar, *events] for error in properties(part, restricted)]
json.dump({"errors": errors, "count": calendar.count_errors(), "events": shown}, sys.stdout)
